import type { Block, Run } from "#content/schema/news-body.ts";

/** Level of the headings in the text, below the article's own. */
type Level = 2 | 4;

type ArticleBodyProps = { blocks: readonly Block[]; level: Level };

/** The text of an article: headings, bullet lists, and paragraphs with bold words. */
export function ArticleBody({ blocks, level }: ArticleBodyProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown.
    <BlockView key={index} block={block} level={level} />
  ));
}

function BlockView({ block, level }: { block: Block; level: Level }) {
  const Heading = `h${level}` as const;
  switch (block.kind) {
    case "heading":
      return <Heading>{block.text}</Heading>;
    case "paragraph":
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((runs) => (
            <li key={runs.map(({ text }) => text).join("")}>
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      );
  }
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ kind, text }) =>
    kind === "strong" ? <strong key={text}>{text}</strong> : text,
  );
}
