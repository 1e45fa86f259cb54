import type { McpVariable } from "@yno/registry/launch";
import type { RegistryPanelWords } from "#content/schema/mcp-registry-page.ts";

type EnvironmentTableProps = { variables: readonly McpVariable[]; words: RegistryPanelWords };

/** The variables that a server reads, what for, and whether it can do without. */
export function EnvironmentTable({ variables, words }: EnvironmentTableProps) {
  return (
    <table className="stacking" aria-label={words.environment}>
      <thead>
        <tr>
          <th scope="col">{words.variable}</th>
          <th scope="col">{words.meaning}</th>
          <th scope="col">{words.need}</th>
        </tr>
      </thead>
      <tbody>
        {variables.map(({ name, meaning, required, secret, value }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {secret && (
                <span className="block text-ink-3 text-[0.8125rem] font-regular">
                  {words.secret}
                </span>
              )}
            </th>
            <td data-label={words.meaning}>{meaning}</td>
            <td data-label={words.need}>
              {value === undefined ? formatRequired(required, words) : `${words.setTo} ${value}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatRequired(required: boolean | undefined, words: RegistryPanelWords): string {
  if (required === undefined) return words.unknown;
  return required ? words.required : words.optional;
}
