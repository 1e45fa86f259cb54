const wordsPerMinute = 220;

/** Text of one weight, with the spaces that separate it from its neighbours. */
export type Run = { kind: "text" | "strong"; text: string };

/** What the body of an article is made of. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "list"; items: readonly (readonly Run[])[] }
  | { kind: "paragraph"; runs: readonly Run[] };

/** How long the text takes at 220 words a minute, as '9 min read'; '1 min read' at least. */
export function readTime(text: string): string {
  // A word has a letter or a digit. The marks of headings, items and bold don't.
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return `${Math.max(1, Math.round(words.length / wordsPerMinute))} min read`;
}

/**
 * The blocks of an article. It reads `## ` headings, `- ` items, and paragraphs, with `**` on both
 * sides of what is bold; a line belongs to the paragraph or item above it until a blank line.
 * Anything else stays in the text: `newsArticleShape` refuses it.
 */
export function articleBody(text: string): Block[] {
  const blocks: Block[] = [];
  for (const { mark, text: words } of markedTexts(text)) {
    const last = blocks.at(-1);
    if (mark === "##") blocks.push({ kind: "heading", text: words });
    else if (mark === undefined) blocks.push({ kind: "paragraph", runs: runsOf(words) });
    else if (last?.kind === "list") last.items = [...last.items, runsOf(words)];
    else blocks.push({ kind: "list", items: [runsOf(words)] });
  }
  return blocks;
}

type MarkedText = { mark: "##" | "-" | undefined; text: string };

/** Every heading, item and paragraph with its lines joined by a space. */
function markedTexts(text: string): MarkedText[] {
  const found: MarkedText[] = [];
  let open: MarkedText | undefined;
  for (const line of text.split(/\r\n?|\n/)) {
    const words = line.trim();
    const [, mark, rest] = /^(##|-)\s+(\S.*)/s.exec(words) ?? [];
    if (words === "") {
      open = undefined;
    } else if (mark === "##" && rest !== undefined) {
      found.push({ mark, text: rest });
      open = undefined;
    } else if (mark === "-" && rest !== undefined) {
      open = { mark, text: rest };
      found.push(open);
    } else if (open) {
      open.text += ` ${words}`;
    } else {
      open = { mark: undefined, text: words };
      found.push(open);
    }
  }
  return found;
}

function runsOf(text: string): Run[] {
  const parts = text.split("**");
  // The last mark of an odd number opens nothing and stays in the text.
  const paired =
    parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join("**")];
  return paired
    .map<Run>((part, index) => ({ kind: index % 2 === 1 ? "strong" : "text", text: part }))
    .filter((run) => run.text !== "");
}
