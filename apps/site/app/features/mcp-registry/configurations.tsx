import {
  type ClientId,
  clientIds,
  clients,
  type System,
  systems,
} from "@yno/registry/clients/clients";
import { addMcpCommand, claudeCommand } from "@yno/registry/clients/commands";
import { clientConfiguration } from "@yno/registry/clients/configuration";
import { type KitServer, onWindows } from "@yno/registry/clients/target";
import { useId, useState } from "react";
import { isApple, isWindows } from "#app/browser/platform/operating-system.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";
import { Choice, FileText, SourceLine } from "./file-text.tsx";

type FilesProps = {
  servers: readonly KitServer[];
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/** The system of this visitor, as far as the browser says. */
export function thisSystem(): System {
  if (isWindows()) return "windows";
  return isApple() ? "macos" : "linux";
}

type SystemChoiceProps = {
  words: RegistryPanelWords["systems"];
  chosen: System;
  onChoose: (system: System) => void;
};

/** For which system the files are. */
export function SystemChoice({ words, chosen, onChoose }: SystemChoiceProps) {
  const options = systems.map((value) => ({ value, label: words[value] }));
  return <Choice name={useId()} label={words.label} {...{ options, chosen, onChoose }} />;
}

/** The configuration for one client at a time, and the commands of a tool that writes them all. */
export function Configurations({ servers, words, card }: FilesProps) {
  const [chosen, setChosen] = useState<ClientId>("claude-code");
  const [system, setSystem] = useState(thisSystem);
  const tabs = clientIds.map((id) => ({
    value: id,
    label: clients[id].name,
    content: id === chosen && <Configuration {...{ id, system, servers, words, card }} />,
  }));
  return (
    <div className="server-clients line-product">
      <SystemChoice words={words.systems} chosen={system} onChoose={setSystem} />
      <Tabs label={words.clients} tabs={tabs} chosen={chosen} onChoose={setChosen} />
      <h4 className="mt-6 text-15">{words.addMcp}</h4>
      <p className="panel-text">{words.addMcpText}</p>
      <FileText text={servers.map(addMcpCommand).join("\n")} {...{ words, card }} />
      <SourceLine source={words.addMcpSource} name={words.addMcpSource.name} words={words} />
    </div>
  );
}

function Configuration({
  id,
  system,
  servers,
  words,
  card,
}: FilesProps & { id: ClientId; system: System }) {
  const { path, userPath, text, notes } = clientConfiguration(servers, id, system);
  const place = userPath === undefined ? words.atHome(path) : words.inProject(path, userPath);
  return (
    <>
      <p className="panel-text">{text === "" ? words.nothing : place}</p>
      {text !== "" && (
        <FileText
          text={text}
          name={path.replace(/^.*[/\\]/, "").replace(/^\./, "")}
          {...{ words, card }}
        />
      )}
      {notes.map((note) => (
        <p key={note} className="panel-text">
          {note}
        </p>
      ))}
      {id === "claude-code" && (
        <>
          <h4 className="mt-4 text-15">{words.commands}</h4>
          <FileText
            text={(system === "windows" ? servers.map(onWindows) : servers)
              .map(claudeCommand)
              .join("\n")}
            {...{ words, card }}
          />
        </>
      )}
      <SourceLine source={clients[id].source} name={words.source} words={words} />
    </>
  );
}
