import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { jsonSchema, schemaPath } from "@yno/molfar/json-schema";
import { schemaVersions } from "@yno/molfar/versions";

/**
 * Writes the JSON Schema of every published version to the path in its `$id`, so that an editor
 * finds it by the `$schema` of a definition.
 */
export async function writeMolfarSchemas(folder: string, origin: string): Promise<void> {
  for (const version of schemaVersions) {
    const file = join(folder, schemaPath(version));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(jsonSchema(version, origin), null, 2)}\n`);
  }
}
