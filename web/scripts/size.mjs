// What a first visit to the home page downloads, compressed, against the budgets.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const KB = 1024;
const dist = process.argv[2] ?? join(import.meta.dirname, "../../src/drakkar/web/dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
// Fonts and the like are compressed already.
const size = (file) => {
  const bytes = readFileSync(join(dist, file));
  return /\.(js|css|html|svg|webmanifest)$/.test(file) ? gzipSync(bytes).length : bytes.length;
};

/** A chunk with everything it imports statically. */
function reach(key, files = new Set()) {
  const { file, css = [], assets = [], imports = [] } = manifest[key];
  if (files.has(file)) return files;
  for (const each of [file, ...css, ...assets]) files.add(each);
  for (const each of imports) reach(each, files);
  return files;
}

const files = reach("index.html");
// The home page then fetches the common words of one language, and of each game its front words and its cover.
for (const key of Object.keys(manifest)) {
  if (/words\/\w+\/fr\.ftl|fr\.ftl\?front/.test(key) || key.endsWith("Cover.svelte")) reach(key, files);
}
files.add("index.html");

let script = 0;
let total = 0;
for (const file of files) {
  const bytes = size(file);
  total += bytes;
  if (file.endsWith(".js")) script += bytes;
}
const chunk = (file) => [...reach(file)].filter((each) => each.endsWith(".js") && !files.has(each));
const boards = Object.keys(manifest).filter((key) => /games\/\w+\/Board\.svelte$/.test(key));
const lines = [
  ["script of the first page", script, 90 * KB],
  ["first visit", total, 300 * KB],
  ...boards.map((key) => [
    key.split("/").at(-2),
    chunk(key).reduce((sum, each) => sum + size(each), 0),
    35 * KB,
  ]),
];
for (const [what, bytes, budget] of lines) {
  console.log(`${(bytes / KB).toFixed(1).padStart(7)} KB of ${budget / KB} KB  ${what}`);
}
// What teaches loads when it is asked for: neither the first page nor a board brings it along.
const TEACHING = /src\/(lesson|helper|coach)\/|pages\/(Learn|Puzzles|Better)\.svelte|\/lessons\/\w+\.ftl/;
const met = new Set(files);
for (const key of boards) reach(key, met);
const early = Object.keys(manifest).filter((key) => TEACHING.test(key) && met.has(manifest[key].file));
if (early.length > 0) {
  console.error(`Loaded before it is asked for: ${early.join(", ")}`);
  process.exit(1);
}
if (readdirSync(join(dist, "assets")).length === 0 || lines.some(([, bytes, budget]) => bytes > budget)) {
  console.error("The client is larger than its budget.");
  process.exit(1);
}
