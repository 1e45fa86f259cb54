import type { Variable } from "@yno/molfar/environment";
import { reportWords } from "#content/words/molfar-report.ts";

const origins: Record<Variable["kind"], string> = {
  input: reportWords.fromInput,
  secret: reportWords.fromSecret,
  context: reportWords.fromPlatform,
  output: reportWords.fromPlatform,
  index: reportWords.fromPlatformForItem,
};

type VariableTableProps = { caption: string; variables: readonly Variable[] };

/** Variables of an environment: name, what each holds, and where that comes from. */
export function VariableTable({ caption, variables }: VariableTableProps) {
  return (
    <table className="stacking variable-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{reportWords.variable}</th>
          <th scope="col">{reportWords.holds}</th>
          <th scope="col">{reportWords.from}</th>
        </tr>
      </thead>
      <tbody>
        {variables.map(({ name, meaning, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names that collide are a finding
          <tr key={index}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{meaning}</td>
            <td data-label={reportWords.from}>{origins[kind]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many more there are, and where they're all listed. */
export function RestNote({ count, noun }: { count: number; noun: string }) {
  if (count === 0) return null;
  return (
    <p>
      <span>{reportWords.more(count, noun)}</span>{" "}
      <code>npx @yno/molfar check &lt;file&gt; --json</code> {reportWords.listsMore}
    </p>
  );
}
