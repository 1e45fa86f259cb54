import type { McpServerCard } from "@yno/registry/cards";
import type { McpFigure } from "@yno/registry/enums";
import { memo, useRef } from "react";
import { copyKeys, useCopy } from "#app/browser/platform/clipboard.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { formatDate } from "#app/ui/format-date.ts";
import { notify } from "#app/ui/notify.ts";
import { useFirst } from "#app/ui/progressive-render.ts";
import type { Strip } from "#app/ui/strip.ts";
import { preloadToasts } from "#app/ui/toast-region.tsx";
import { kitWords } from "#content/messages/registry-kit.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";
import { abbreviate, categoryStarts } from "./registry.ts";

/** As many as most screens show. */
const firstCards = 4;

type ServerListProps = Omit<ServerCardProps, "server" | "inKit"> & {
  found: readonly McpServerCard[];
  /** Leads to where each category starts. */
  strip: Strip;
  /** The servers of the kit. */
  isIn: ReadonlySet<string>;
};

/** The cards of what was found. A switch above the list shows those of what isn't kept up. */
export function ServerList({ found, strip: Strip, isIn, ...card }: ServerListProps) {
  const active = found.filter(({ status }) => status === "active");
  const starts = categoryStarts(active).map(({ category, serverId }) => ({
    id: headingId(serverId),
    name: category,
  }));
  return (
    <>
      {starts.length > 0 && <Strip stations={starts} />}
      <ul className="registry-cards">
        {useFirst(found, firstCards).map((server) => (
          <ServerCard key={server.id} server={server} inKit={isIn.has(server.id)} {...card} />
        ))}
      </ul>
    </>
  );
}

/** Which part of a server's panel comes first into view. */
export type PanelPart = "documentation" | "install";

type ServerCardProps = {
  server: McpServerCard;
  words: RegistryCardWords;
  inKit: boolean;
  /** Adds a server to the kit, or takes it out. Must stay the same function too. */
  onKit: (serverId: string) => void;
  /** Must stay the same function, so that a card is not rendered again. */
  onOpen: (server: McpServerCard, part: PanelPart) => void;
  /** Called when a visitor reaches for what opens the panel. */
  onReach: () => void;
};

/** The name of a server's card in addresses, and what its controls are described by. */
function headingId(serverId: string): string {
  return `server-${serverId}`;
}

/** One server: every fact in its own element, so that what is shown is what is searched. */
const ServerCard = memo(function ServerCard(props: ServerCardProps) {
  const { server, words, inKit, onKit, onOpen, onReach } = props;
  const name = headingId(server.id);
  const mark = (figure: McpFigure) => <FigureMark text={server.marks?.[figure]} words={words} />;
  const opens = (part: PanelPart) => ({
    type: "button" as const,
    className: "server-opens needs-script",
    "aria-haspopup": "dialog" as const,
    "aria-describedby": name,
    "data-replay-click": "",
    onPointerEnter: onReach,
    onFocus: onReach,
    onClick: () => onOpen(server, part),
  });
  const isHidden = server.status !== "active" && !inKit;
  return (
    <li className={isHidden ? "server server-inactive" : "server"}>
      <h3 id={name} className="text-20">
        {server.name}
      </h3>
      <span className="font-mono text-13 text-ink-3">{`v${server.version}`}</span>
      {mark("version")}
      {server.status !== "active" && (
        <span className="badge" data-markdown="remark">
          {words.statuses[server.status]}
        </span>
      )}
      <button
        type="button"
        className="server-kit needs-script"
        aria-pressed={inKit}
        aria-describedby={name}
        data-replay-click=""
        onClick={() => onKit(server.id)}
      >
        {inKit ? kitWords.added : kitWords.add}
      </button>
      <p className="text-ink-2">{server.description}</p>
      {server.replacedBy && <p>{`${words.replacedBy} ${server.replacedBy}.`}</p>}
      <p className="server-facts">
        {`${words.author}\u00A0`}
        <b>{server.author}</b>
        {` ${words.stars}\u00A0`}
        <b>{abbreviate(server.stars)}</b>
        {mark("stars")}
        {` ${words.downloads}\u00A0`}
        <b>{formatDownloads(server, words)}</b>
        {mark("downloads")}
        {` ${words.category}\u00A0`}
        <b>{server.category}</b>
      </p>
      <CommandLine command={server.installCommand} describedBy={name} words={words} />
      <p className="server-tags">{`${words.tags}: ${server.tags.join(", ")}`}</p>
      {server.githubUrl && (
        <ExternalLink href={server.githubUrl} describedBy={name}>
          {words.github}
        </ExternalLink>
      )}
      <button {...opens("documentation")}>{words.documentation}</button>
      <button {...opens("install")}>{words.install}</button>{" "}
      <time className="server-updated" dateTime={server.lastUpdated}>
        {`${words.updated} ${formatDate(server.lastUpdated)}`}
        {mark("lastUpdated")}
      </time>
    </li>
  );
});

/** The downloads of a week or month are labelled, because the other counts are all-time. */
function formatDownloads(
  { downloads, downloadsPer }: McpServerCard,
  words: RegistryCardWords,
): string {
  const count = abbreviate(downloads);
  return downloadsPer ? `${count} ${words.per[downloadsPer]}` : count;
}

type FigureMarkProps = { text: string | undefined; words: RegistryCardWords };

/** Follows a figure that nobody published, or an old one. It's in its own element, as the figure is. */
function FigureMark({ text, words }: FigureMarkProps) {
  return (
    text && (
      <>
        {" "}
        <span className={text === words.sample ? "server-sample" : "server-read"}>{text}</span>
      </>
    )
  );
}

type CommandLineProps = { command: string; describedBy: string; words: RegistryCardWords };

/** The install command with its button. Where the clipboard is refused, the command is selected. */
function CommandLine({ command, describedBy, words }: CommandLineProps) {
  const { copied, copy } = useCopy();
  const code = useRef<HTMLElement>(null);
  const onCopy = async () => {
    if (await copy(command, command, code.current)) {
      notify({
        title: words.copied,
        text: `${words.copiedCommand} ${command}`,
        kind: "success",
      });
      return;
    }
    const { title, before, after } = words.notCopied;
    notify({ title, text: `${before} ${copyKeys()} ${after}`, kind: "destructive" });
  };
  return (
    <>
      <code ref={code}>{command}</code>
      <button
        type="button"
        className="server-copy needs-script"
        aria-describedby={describedBy}
        data-copied={copied !== null || undefined}
        data-replay-click=""
        onPointerEnter={preloadToasts}
        onFocus={preloadToasts}
        onClick={onCopy}
      >
        {words.copy}
      </button>
    </>
  );
}
