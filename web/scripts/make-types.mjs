// Reads {name: JSON schema} from standard input and writes name.ts into the folder given.
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { join } from "node:path";

import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const folder = process.argv[2];
const banner = "// Made by scripts/make_types.py from the Python types: do not edit.";
const style = { ...(await resolveConfig(import.meta.filename)), parser: "typescript" };

for (const [name, schema] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const source = await compile(schema, "Unused", {
    bannerComment: banner,
    additionalProperties: false,
    format: false,
    // Tuples of any length are arrays here.
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
  });
  // The root of the schema has no meaning of its own, and who refers to whom is noise.
  const types = source
    .replace(/export interface Unused \{\s*\}\n/, "")
    .replace(/(?: \*\s*\n)* \* This interface was referenced by .*\n \* via the .*\n/g, "")
    .replace(/\/\*\*\n \*\/\n/g, "")
    .replace(/(?: \*\s*\n)+ \*\//g, " */");
  writeFileSync(join(folder, `${name}.ts`), await format(types, style));
}
