import type { Examples } from "#tests/gallery/examples.ts";
import { FoldedRow } from "./folded-row.tsx";

export const examples = {
  row: () => (
    <ul>
      <FoldedRow
        id="example-row"
        name="example"
        className="position"
        summary={<h4>What is closed</h4>}
        action={
          <a className="button button-small" href="/careers">
            Act
          </a>
        }
        onToggle={() => undefined}
      >
        <p>What opens</p>
      </FoldedRow>
    </ul>
  ),
} satisfies Examples;
