// Adds to package-lock.json the optional packages made for other platforms than this one's registry serves.
//
// npm leaves out of the lock what the registry in use does not have, and `npm ci` then refuses the lock. The
// versions are exact in the packages that ask for them, so the entries need nothing from a registry.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));

function platform(name) {
  const [os, cpu, libc = ""] = name.replace(/^.*binding-/, "").split("-");
  if (os === "wasm32") return { cpu: ["wasm32"] };
  const library = { musl: "musl", musleabihf: "musl", gnu: "glibc", gnueabihf: "glibc" }[libc];
  return { os: [os], cpu: [cpu], ...(os === "linux" && library ? { libc: [library] } : {}) };
}

for (const { optionalDependencies = {}, dev } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const exact = /^\d/.test(version) && /binding-/.test(name);
    if (exact) lock.packages[`node_modules/${name}`] ??= { version, dev, optional: true, ...platform(name) };
  }
}

const [root, ...rest] = Object.entries(lock.packages);
rest.sort(([a], [b]) => a.localeCompare(b, "en"));
lock.packages = Object.fromEntries([root, ...rest]);
writeFileSync(file, JSON.stringify(lock, null, 2) + "\n");
