/** Writes sw.js: src/service-worker.js with the list of what the shell needs to open without a network. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { Plugin, Rolldown } from "vite";

const SOURCE = new URL("../src/service-worker.js", import.meta.url);
// Beside the entry and what it imports: the words of the pages in every language, and the files of public/.
const PUBLIC = ["/favicon.svg", "/manifest.webmanifest"];

function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const reach = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
    for (const other of chunk.imports) reach(other);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== "chunk") {
      if (name.endsWith(".woff2")) files.add(name);
    } else if (chunk.isEntry || /words\/\w+\/\w+\.ftl/.test(chunk.facadeModuleId ?? "")) reach(name);
  }
  return [...files].sort().map((name) => `/${name}`);
}

export function serviceWorker(): Plugin {
  return {
    name: "drakkar-service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const shell = ["/", ...PUBLIC, ...shellOf(bundle)];
        const version = createHash("sha256").update(shell.join("\n")).digest("hex").slice(0, 12);
        const source = readFileSync(SOURCE, "utf8")
          .replace('"__VERSION__"', JSON.stringify(version))
          .replace('["__SHELL__"]', JSON.stringify(shell));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
