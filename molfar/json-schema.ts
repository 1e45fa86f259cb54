import * as z from "zod/mini";
import { definitionShape } from "./shapes/definition.ts";
import { about } from "./shapes/text.ts";
import type { SchemaVersion } from "./versions.ts";

/** Where the schemas lie on a site. */
export function schemaPath(version: SchemaVersion): string {
  return `/schema/molfar/${version}.json`;
}

/**
 * The JSON Schema (2020-12) of a definition, for editors and other programs. It says the
 * structure; the rules between the parts of a definition are checked by `validate`.
 *
 * @param origin the site that serves it, as `https://www.yno.example`; its `$id` lies there
 */
export function jsonSchema(version: SchemaVersion, origin: string) {
  const { $schema, ...rest } = z.toJSONSchema(definitionShape([version]), {
    target: "draft-2020-12",
    metadata: about,
    override: ({ jsonSchema }) => {
      // The registry's ids name the definitions under $defs and mean nothing inside them.
      delete jsonSchema.id;
    },
  });
  return { $schema, $id: new URL(schemaPath(version), origin).href, ...rest };
}
