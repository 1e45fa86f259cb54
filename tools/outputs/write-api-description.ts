import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { apiDescriptionFile, openApiDocument } from "../content/api-description.ts";

/** Puts the API description beside the pages, as YAML and as JSON: /openapi.yaml, /openapi.json. */
export async function writeApiDescription(client: string): Promise<void> {
  const yaml = await readFile(apiDescriptionFile, "utf8");
  await writeFile(join(client, "openapi.yaml"), yaml);
  const json = JSON.stringify(openApiDocument(yaml), null, 2);
  await writeFile(join(client, "openapi.json"), `${json}\n`);
}
