import type { KitServer } from "@yno/registry/clients/target";
import {
  type Dialect,
  dialects,
  type PolicyMode,
  policies,
  policyModes,
} from "@yno/registry/policy/policies";
import { type PolicyFile, policyFile } from "@yno/registry/policy/policy-file";
import { useId, useState } from "react";
import { Tabs } from "#app/ui/tabs.tsx";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import { grouped } from "#content/messages/amounts.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";
import { SystemChoice, thisSystem } from "./configurations.tsx";
import { Choice, FileText, SourceLine } from "./file-text.tsx";

/** How our policies were tried: how many verdicts, and for how many clients we write files. */
export type PolicyProof = { checks: number; clients: number };

type PoliciesProps = {
  servers: readonly KitServer[];
  proof: PolicyProof;
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/** What an administrator deploys for the same servers, in one dialect at a time. */
export function Policies({ servers, proof, words, card }: PoliciesProps) {
  const [chosen, setChosen] = useState<Dialect>("copilot");
  const [wanted, setWanted] = useState<PolicyMode>("allow");
  const [system, setSystem] = useState(thisSystem);
  const name = useId();
  const { modes, source } = policies[chosen];
  const mode = modes.includes(wanted) ? wanted : "allow";
  const file = policyFile(servers, chosen, mode, system);
  const content = (
    <>
      {modes.length > 1 && (
        <Choice
          label={words.modes.label}
          options={policyModes.map((value) => ({ value, label: words.modes[value] }))}
          chosen={mode}
          onChoose={setWanted}
          name={name}
        />
      )}
      <p className="panel-text">{placeOf(file, words)}</p>
      <FileText text={file.text} name={fileName(file)} {...{ words, card }} />
      {file.notes.map((note) => (
        <p key={note} className="panel-text">
          {note}
        </p>
      ))}
      <h4 className="mt-4 text-15">{words.limits}</h4>
      <ul className="policy-limits">
        {[...file.limits, words.anyPolicy].map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <SourceLine source={source} name={words.policySource} words={words} />
    </>
  );
  const tabs = dialects.map((value) => ({
    value,
    label: policies[value].name,
    content: value === chosen && content,
  }));
  return (
    <div className="server-clients line-product">
      <SystemChoice words={words.systems} chosen={system} onChoose={setSystem} />
      <Tabs label={words.policies} tabs={tabs} chosen={chosen} onChoose={setChosen} />
      <p className="panel-text">{words.proof(grouped(proof.checks), proof.clients)}</p>
    </div>
  );
}

function placeOf({ format, path }: PolicyFile, words: RegistryPanelWords): string {
  if (format === "reg") return words.policyKey(path);
  return format === "xml" ? words.policyLines : words.policyPlace(path);
}

function fileName({ format, path }: PolicyFile): string {
  if (format === "reg") return "vs-code-policy.reg";
  return format === "xml" ? "vs-code-policy.xml" : path.replace(/^.*[/\\]/, "");
}
