import type { Variable } from "@yno/molfar/environment";

const origins: Record<Variable["kind"], string> = {
  input: "An input of the task",
  secret: "A secret of the task",
  context: "The platform",
  output: "The platform",
  index: "The platform, in a run over a collection",
};

type VariableTableProps = { caption: string; variables: readonly Variable[] };

/** Variables of an environment: name, what each holds, and where that comes from. */
export function VariableTable({ caption, variables }: VariableTableProps) {
  return (
    <table className="stacking variable-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Variable</th>
          <th scope="col">Holds</th>
          <th scope="col">From</th>
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
            <td data-label="From">{origins[kind]}</td>
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
      <span>{`${count} more ${noun}.`}</span> <code>npx @yno/molfar check &lt;file&gt; --json</code>{" "}
      lists more.
    </p>
  );
}
