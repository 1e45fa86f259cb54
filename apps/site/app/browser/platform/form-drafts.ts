/** What was typed on pages that were left, by forms and their fields, until a document is loaded again. */
export const formDrafts = new Map<string, [field: string, value: FormDataEntryValue][]>();
