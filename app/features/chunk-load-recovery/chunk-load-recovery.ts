/**
 * Whether an error says that a file of the site could not be loaded: a tab from before a new
 * deployment asks for chunks that are gone, or there is no connection. The wordings are from
 * Chromium, Firefox and Safari.
 */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}
