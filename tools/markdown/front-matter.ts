/**
 * The text of a file taken apart: the front matter between two lines of `---`, and what follows.
 *
 * @param file its name, for errors
 * @throws Error when the file does not begin with front matter
 */
export function splitFrontMatter(text: string, file: string): { front: string; body: string } {
  const [, front, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? [];
  if (front === undefined || body === undefined) {
    throw new Error(
      `${file} does not begin with front matter. Write it between two lines of '---'.`,
    );
  }
  return { front, body };
}
