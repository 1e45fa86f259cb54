import { lineIds } from "@yno/brand/lines";
import { searchKinds } from "@yno/search/record";
import { indexOptions, indexVersion } from "@yno/search/search-index";
import * as z from "zod";
import { ofKind } from "./kinds.ts";
import { repeated } from "./repeated.ts";

const address = z.string().regex(/^\/(?!\/)[^\s#]*(?:#\S+)?$/, "isn't a valid address of the site");

/** The records of one word in one field, as `PackedIndex` of packages/search/packed-index.ts writes them. */
const places = z.array(z.int()).refine((numbers) => {
  return numbers.every((number, index) => {
    const before = numbers[index - 1];
    // The number of occurrences follows the place of a word, unless it's one.
    if (number < 0) return number < -1 && before !== undefined && before >= 0;
    return number > 0 || index === 0;
  });
}, "aren't valid places");

const packed = z
  .strictObject({
    records: z.int().positive(),
    fields: z
      .array(z.string())
      .refine(
        (fields) => fields.join() === indexOptions.fields.join(),
        "are not those of the index",
      ),
    words: z.string(),
    places: z.array(z.array(places)),
  })
  .refine(({ words }) => {
    const list = words.split(" ");
    return list.every((word, index) => word !== "" && word > (list[index - 1] ?? ""));
  }, "holds words that are not sorted")
  .refine(
    ({ fields, words, places }) =>
      places.length === fields.length &&
      places.every((field) => field.length === words.split(" ").length),
    "holds no places for some words",
  )
  .refine(
    ({ records, places }) =>
      places.flat().every((numbers) => {
        const last = numbers.filter((number) => number > 0).reduce((sum, each) => sum + each, 0);
        return last < records;
      }),
    "names a record that it does not have",
  );

/** /search-index.json, as `SearchIndex` of packages/search/search-index.ts describes it, in columns. */
export const searchIndexShape = z
  .strictObject({
    version: z.literal(indexVersion),
    kind: z.array(z.enum(searchKinds)),
    line: z.array(z.enum(lineIds)),
    address: z.array(address).refine((all) => repeated(all).length === 0, "has an address twice"),
    title: z.array(ofKind("text")),
    context: z.array(ofKind("text")),
    names: z.array(z.array(ofKind("text"))),
    index: packed,
  })
  .refine(({ version: _, index, ...columns }) => {
    return Object.values(columns).every(({ length }) => length === index.records);
  }, "has columns of different lengths");
