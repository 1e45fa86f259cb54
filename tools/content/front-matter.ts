import { VFile } from "vfile";
import { matter } from "vfile-matter";

/**
 * The front matter of a Markdown file and the text below it.
 *
 * @param file its name, for errors
 * @throws Error when the file doesn't begin with front matter, or when that isn't YAML
 */
export function readFrontMatter(text: string, file: string): { front: object; body: string } {
  const read = new VFile({ value: text });
  try {
    matter(read, { strip: true });
  } catch (error) {
    const [first] = String(error instanceof Error ? error.message : error).split("\n");
    throw new Error(
      `${file}: the front matter isn't YAML: ${first} Put text with a colon in quotation marks.`,
    );
  }
  const front: unknown = read.data.matter;
  if (typeof front !== "object" || front === null || Object.keys(front).length === 0) {
    throw new Error(
      `${file} doesn't begin with front matter. Write it between two lines of '---'.`,
    );
  }
  return { front, body: String(read) };
}
