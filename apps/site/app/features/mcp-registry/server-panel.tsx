import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import { toKitServer } from "@yno/registry/clients/target";
import { environmentOf } from "@yno/registry/transport";
import { type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon, icons } from "#app/ui/icon.tsx";
import { useClosedByBack } from "#app/ui/use-closed-by-back.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";
import { Configurations } from "./configurations.tsx";
import type { PanelContent } from "./kit/panel-content.ts";
import { Policies } from "./policies.tsx";
import { EnvironmentTable, ServerFacts, ServerFigures } from "./server-facts.tsx";
import type { PanelPart } from "./server-list.tsx";
import "./server-panel.css";

type ServerPanelProps = {
  server: McpServerCard;
  content: PanelContent;
  card: RegistryCardWords;
  /** The part that is in view first and has the focus. */
  part: PanelPart;
  open: boolean;
  onClose: () => void;
};

/** Everything about one server, beside the list. */
export function ServerPanel(props: ServerPanelProps) {
  const { server, content, card, part, open, onClose } = props;
  const { proof, words } = content;
  const details = content.details[server.id];
  const body = useRef<HTMLDivElement>(null);
  // Back changes the list around the panel.
  useClosedByBack(onClose);
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
          // It gets the focus first, and not every screen reader says the name of a dialog that opens.
          aria-description={server.name}
          onClick={onClose}
        >
          <Icon drawing={icons.close} size={20} />
        </button>
        {details && (
          // What was said of a command of one server isn't said of another.
          <PanelBody key={server.id} {...{ server, details, proof, words, card }} />
        )}
      </div>
    </Dialog>
  );
}

type PanelBodyProps = Pick<ServerPanelProps, "server" | "card"> &
  Pick<PanelContent, "proof" | "words"> & { details: McpServerDetails };

function PanelBody({ server, details, proof, words, card }: PanelBodyProps) {
  const { listing } = details;
  const {
    statusNote,
    replacedBy,
    setup,
    more: toChange,
    tools: { count = 0, names = [] } = {},
  } = listing;
  const variables = environmentOf(details);
  const kit = useMemo(() => [toKitServer({ ...server, ...details })], [server, details]);
  const more = count - names.length;
  return (
    <div className="panel-body grid grid-cols-1 gap-8">
      {statusNote && (
        <div className="panel-note">
          <p>{statusNote}</p>
          {replacedBy && <p>{`${words.replacedBy} ${replacedBy}.`}</p>}
        </div>
      )}
      <Part heading={words.notes}>
        <p className="panel-text">{listing.notes}</p>
      </Part>
      <Part heading={words.install}>
        {setup && (
          <p className="panel-text">
            {words.setup} <code>{server.installCommand}</code>
          </p>
        )}
        {toChange && <p className="panel-text panel-change">{toChange}</p>}
        <Configurations servers={kit} words={words} card={card} />
      </Part>
      <Part heading={words.policies}>
        <Policies servers={kit} proof={proof} words={words} card={card} />
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
        <ul className="panel-tools">
          {names.map((name) => (
            <li key={name} className="wrap-anywhere">
              {name}
            </li>
          ))}
          {names.length > 0 && more > 0 && <li>{`+${more} ${words.moreTools}`}</li>}
        </ul>
      </Part>
      <Part heading={words.figures}>
        <ServerFigures server={server} details={details} words={words} card={card} />
      </Part>
      <Part heading={words.about}>
        <ServerFacts server={server} details={details} words={words} card={card} />
      </Part>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="panel-heading">
        {heading}
      </h3>
      {children}
    </section>
  );
}
