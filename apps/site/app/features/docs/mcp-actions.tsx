import type { openingLinks } from "#content/docs-mcp-opening.ts";

/** The links under the opening of /docs/mcp. */
export function McpActions({ words }: { words: typeof openingLinks }) {
  return (
    <>
      <a href="/mcp-registry" className="button button-primary">
        {words.registry}
      </a>
      <a href="/docs" className="button">
        {words.documentation}
      </a>
    </>
  );
}
