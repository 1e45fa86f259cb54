import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { jsonSchema, schemaPath } from "@yno/molfar/json-schema";
import { schemaVersions } from "@yno/molfar/versions";
import { wiringSchema, wiringSchemaPath } from "@yno/molfar/wiring/wiring-schema";

/**
 * Writes the JSON Schemas of every published version of the definition, and that of wiring files, to
 * the paths in their `$id`, so that an editor finds them by the `$schema` of a file.
 */
export async function writeMolfarSchemas(folder: string, origin: string): Promise<void> {
  const schemas: [path: string, schema: object][] = [
    ...schemaVersions.map((version): [string, object] => [
      schemaPath(version),
      jsonSchema(version, origin),
    ]),
    [wiringSchemaPath, wiringSchema(origin)],
  ];
  for (const [path, schema] of schemas) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
}
