import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import { inputsOf, type KitServer, toKitServer } from "@yno/registry/clients/target";
import { type ReactNode, useMemo, useState } from "react";
import { useNow } from "#app/browser/platform/use-now.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { FactTable } from "#app/ui/fact-table.tsx";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";
import { Configurations } from "../configurations.tsx";
import { Policies } from "../policies.tsx";
import { comparedFacts } from "./comparison.ts";
import type { PanelContent } from "./panel-content.ts";
import "../server-panel.css";

type FilesProps = PanelContent & {
  servers: readonly McpServerCard[];
  card: RegistryCardWords;
};

/** The files of a kit: for its clients, what to fill in, and for administrators. */
export function KitFiles({ servers, details, proof, words, card }: FilesProps) {
  const kit = useMemo(
    () => servers.flatMap((server) => withDetails(server, details[server.id])),
    [servers, details],
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <Part heading={words.clients}>
        <Configurations servers={kit} words={words} card={card} />
      </Part>
      <Part heading={words.kit.secrets}>
        <InputTable servers={servers} kit={kit} words={words} card={card} />
      </Part>
      <Part heading={words.policies}>
        <Policies servers={kit} proof={proof} words={words} card={card} />
      </Part>
    </div>
  );
}

function withDetails(server: McpServerCard, details: McpServerDetails | undefined): KitServer[] {
  return details ? [toKitServer({ ...server, ...details })] : [];
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h3 className="panel-heading">{heading}</h3>
      {children}
    </section>
  );
}

type InputTableProps = Pick<FilesProps, "servers" | "words" | "card"> & {
  kit: readonly KitServer[];
};

/** What a person needs before the kit works, and where to read how to get it. */
function InputTable({ servers, kit, words, card }: InputTableProps) {
  const rows = kit.flatMap((server) => inputsOf(server.target).map((input) => ({ server, input })));
  if (rows.length === 0) return <p className="panel-text">{words.kit.noInputs}</p>;
  const addressOf = (id: string) => servers.find((each) => each.id === id)?.githubUrl;
  return (
    <>
      <FactTable
        caption={words.kit.secrets}
        columns={[words.variable, words.kit.server, words.meaning, words.kit.where]}
        rows={rows.map(({ server, input }) => ({
          key: `${server.id} ${input.name}`,
          cells: [
            <code key="name">{input.name}</code>,
            server.title,
            input.secret ? `${input.meaning} (${words.kit.isSecret})` : input.meaning,
            <Where key="where" address={addressOf(server.id)} words={card} />,
          ],
        }))}
      />
      <button
        type="button"
        className="button button-small mt-3 print:hidden"
        onClick={() => window.print()}
      >
        {words.kit.print}
      </button>
    </>
  );
}

function Where({ address, words }: { address: string | undefined; words: RegistryCardWords }) {
  return address && <ExternalLink href={address}>{words.github}</ExternalLink>;
}

/** Servers beside each other. What no source says is said to be unrecorded. */
export function Comparison({ servers, details, words, card }: Omit<FilesProps, "proof">) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const now = useNow(60_000);
  const compared = servers.flatMap((server) => {
    const found = details[server.id];
    return found && now !== null
      ? [{ server, facts: comparedFacts(server, found, { words, card }, now) }]
      : [];
  });
  const labels = compared[0]?.facts.map(({ label }) => label) ?? [];
  const rows = labels
    .map((label, at) => ({ label, values: compared.map(({ facts }) => facts[at]?.value) }))
    .filter(({ values }) => !onlyDifferent || new Set(values).size > 1);
  return (
    <>
      <label className="flex min-h-11 items-center gap-2 text-15 print:hidden">
        <input
          type="checkbox"
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
        />
        {words.compared.differences}
      </label>
      <FactTable
        className="stacking"
        caption={words.compared.caption}
        columns={[words.compared.fact, ...compared.map(({ server }) => server.name)]}
        rows={rows.map(({ label, values }) => ({
          key: label,
          cells: [
            label,
            ...values.map((value, at) =>
              value === undefined ? (
                <span key={compared[at]?.server.id} className="text-ink-3">
                  {words.compared.notRecorded}
                </span>
              ) : (
                value
              ),
            ),
          ],
        }))}
      />
    </>
  );
}
