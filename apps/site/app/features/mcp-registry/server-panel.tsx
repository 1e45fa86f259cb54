import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import { allowlist, clients, forWindows, isConnector } from "@yno/registry/clients";
import type { McpClientId } from "@yno/registry/enums";
import { type Named, nameFor } from "@yno/registry/names";
import {
  environmentOf,
  listPlaceholders,
  type Transport,
  toTransport,
} from "@yno/registry/transport";
import { throughCmd } from "@yno/registry/windows";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { copyKeys, useCopy } from "#app/browser/platform/clipboard.ts";
import { isWindows } from "#app/browser/platform/operating-system.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { formatDate } from "#app/ui/format-date.ts";
import { Icon, icons } from "#app/ui/icon.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";
import { EnvironmentTable, ServerFacts, ServerFigures } from "./server-facts.tsx";
import type { PanelPart } from "./server-list.tsx";
import "./server-panel.css";

type ServerPanelProps = {
  server: McpServerCard;
  details: McpServerDetails | undefined;
  words: RegistryPanelWords;
  card: RegistryCardWords;
  /** The part that is in view first and has the focus. */
  part: PanelPart;
  open: boolean;
  onClose: () => void;
};

/** Everything about one server, beside the list. */
export function ServerPanel(props: ServerPanelProps) {
  const { server, details, words, card, part, open, onClose } = props;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const first = part === "install" ? "[aria-selected=true]" : ".panel-close";
    body.current?.closest("dialog")?.scrollTo(0, 0);
    body.current?.querySelector<HTMLElement>(first)?.focus();
  }, [open, part]);

  return (
    <Dialog open={open} onClose={onClose} title={server.name} description={server.description} side>
      <div ref={body}>
        <button
          type="button"
          className="icon-button panel-close"
          aria-label={words.close}
          onClick={onClose}
        >
          <Icon drawing={icons.close} size={20} />
        </button>
        {details && (
          // What was said of a command of one server isn't said of another.
          <PanelBody key={server.id} server={server} details={details} words={words} card={card} />
        )}
      </div>
    </Dialog>
  );
}

type PanelBodyProps = Pick<ServerPanelProps, "server" | "words" | "card"> & {
  details: McpServerDetails;
};

function PanelBody({ server, details, words, card }: PanelBodyProps) {
  const { listing } = details;
  const { statusNote, setup, more: toChange, tools: { count = 0, names = [] } = {} } = listing;
  const variables = environmentOf(details);
  const transport = useMemo(() => toTransport(details), [details]);
  const more = count - names.length;
  return (
    <div className="mt-7 mb-4 grid grid-cols-1 gap-8">
      {statusNote && <p className="ps-3.5 border-s-6 border-warning">{statusNote}</p>}
      <Part heading={words.notes}>
        <p className="panel-text">{listing.notes}</p>
      </Part>
      <Part heading={words.install}>
        {setup && (
          <p className="panel-text">
            {words.setup} <code>{server.installCommand}</code>
          </p>
        )}
        {toChange && <p className="panel-text mb-3">{toChange}</p>}
        <ClientTabs server={details} transport={transport} words={words} card={card} />
      </Part>
      <Part heading={words.allowlist}>
        <p className="panel-text">{words.allowlistPlace}</p>
        {throughCmd(transport) !== transport && (
          <p className="panel-text">{words.allowlistWindows}</p>
        )}
        <CopyText text={allowlist(transport)} words={card} />
        <SourceLine source={words.allowlistSource} name={words.allowlistSourceName} words={words} />
      </Part>
      <Part heading={words.environment}>
        {variables.length > 0 ? (
          <EnvironmentTable variables={variables} words={words} />
        ) : (
          <p className="panel-text">{words.noEnvironment}</p>
        )}
      </Part>
      <Part heading={words.tools}>
        {names.length === 0 && <p className="panel-text">{words.noTools}</p>}
        <ul className="flex flex-wrap gap-x-4.5 gap-y-1 font-mono text-13">
          {names.map((name) => (
            <li key={name} className="wrap-anywhere">
              {name}
            </li>
          ))}
          {names.length > 0 && more > 0 && <li>{`+${more} ${words.moreTools}`}</li>}
        </ul>
      </Part>
      <Part heading={words.figures}>
        <ServerFigures server={server} seen={listing.seen} words={words} card={card} />
      </Part>
      <Part heading={words.about}>
        <ServerFacts
          server={server}
          details={details}
          transport={transport}
          words={words}
          card={card}
        />
      </Part>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2.5 text-17">
        {heading}
      </h3>
      {children}
    </section>
  );
}

type ClientTabsProps = {
  server: Named;
  transport: Transport;
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/** The configuration for one client at a time. */
function ClientTabs({ server, transport, words, card }: ClientTabsProps) {
  const [chosen, setChosen] = useState<McpClientId>("claude-code");
  const [onWindows, setOnWindows] = useState(isWindows);
  const hasPlaceholders = listPlaceholders(transport).length > 0;
  const tabs = words.clients.map((client) => {
    const { id, name, values, naming, source } = client;
    const named = nameFor(id, server);
    const other = forWindows(id, named, transport);
    const windows = onWindows ? other : undefined;
    const hostedPlace = isConnector(transport) ? client.hostedPlace : undefined;
    const windowsPlace = windows === undefined ? undefined : client.windowsPlace;
    return {
      value: id,
      label: name,
      content: (
        <>
          {other !== undefined && (
            <SystemChoice words={words.systems} onWindows={onWindows} onChoose={setOnWindows} />
          )}
          <p className="panel-text">{windowsPlace ?? hostedPlace ?? client.place}</p>
          <CopyText text={windows ?? clients[id](named, transport)} words={card} />
          {hasPlaceholders && <p className="panel-text">{values}</p>}
          {naming && <p className="panel-text">{naming}</p>}
          {windows !== undefined && <p className="panel-text">{words.windowsNote}</p>}
          {source && <SourceLine source={source} name={words.clientSource} words={words} />}
          {windows !== undefined && (
            <SourceLine source={words.windowsSource} name={words.windowsSourceName} words={words} />
          )}
        </>
      ),
    };
  });
  return (
    <div className="server-clients line-product">
      <Tabs label={words.install} tabs={tabs} chosen={chosen} onChoose={setChosen} />
    </div>
  );
}

type SystemChoiceProps = {
  words: RegistryPanelWords["systems"];
  onWindows: boolean;
  onChoose: (onWindows: boolean) => void;
};

/** For which system the configurations are, of all clients at once. */
function SystemChoice({ words, onWindows, onChoose }: SystemChoiceProps) {
  const name = useId();
  return (
    <fieldset className="system-choice">
      <legend className="sr-only">{words.label}</legend>
      {[false, true].map((value) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={name}
            checked={onWindows === value}
            onChange={() => onChoose(value)}
          />
          {value ? words.windows : words.other}
        </label>
      ))}
    </fieldset>
  );
}

type CopyTextProps = { text: string; words: RegistryCardWords };

/**
 * Text with a button that copies it. The confirmation is shown here, because toasts are behind an
 * open dialog.
 */
function CopyText({ text, words }: CopyTextProps) {
  const clipboard = useCopy();
  const [isRefused, setRefused] = useState(false);
  const code = useRef<HTMLElement>(null);
  const onCopy = async () => setRefused(!(await clipboard.copy(text, text, code.current)));
  return (
    <div>
      <pre className="my-2.5 rounded-control border border-rule bg-sunken px-4 py-3.5 text-14 leading-[1.55] wrap-anywhere whitespace-pre-wrap">
        <code ref={code}>{text}</code>
      </pre>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="button button-small" onClick={onCopy}>
          {words.copy}
        </button>
        <p role="status" className="text-15 text-ink-2">
          {clipboard.copied !== null && words.copied}
          {isRefused && `${words.notCopied.before} ${copyKeys()} ${words.notCopied.after}`}
        </p>
      </div>
    </div>
  );
}

type SourceLineProps = {
  source: RegistryPanelWords["allowlistSource"];
  name: string;
  words: RegistryPanelWords;
};

/** The source of a sentence about somebody else's product, and the day on which we read it. */
function SourceLine({ source, name, words }: SourceLineProps) {
  return (
    <p className="mt-2 text-ink-3 text-14">
      <ExternalLink href={source.address}>{name}</ExternalLink>{" "}
      {`${words.readOn} ${formatDate(source.readOn)}`}
    </p>
  );
}
