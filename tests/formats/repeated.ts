/** Duplicate values, each once. */
export function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  const again = values.filter((value) => seen.size === seen.add(value).size);
  return [...new Set(again)];
}
