import type { McpServerCard } from "@yno/registry/cards";
import type { McpFigure } from "@yno/registry/enums";
import { Fragment, memo, type ReactNode, useRef } from "react";
import { copyKeys, useCopy } from "#app/browser/platform/clipboard.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { formatDate } from "#app/ui/format-date.ts";
import { notify } from "#app/ui/notify.ts";
import { useFirst } from "#app/ui/progressive-render.ts";
import type { Strip } from "#app/ui/strip.ts";
import { preloadToasts } from "#app/ui/toast-region.tsx";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";
import { abbreviate, categoryStarts } from "./registry.ts";

/** As many as a high screen shows. */
const firstCards = 6;

type ServerListProps = Omit<ServerCardProps, "server"> & {
  found: readonly McpServerCard[];
  /** Leads to where each category starts. */
  strip: Strip;
};

/** The cards of what was found. */
export function ServerList({ found, strip: Strip, ...card }: ServerListProps) {
  const starts = categoryStarts(found).map(({ category, serverId }) => ({
    id: headingId(serverId),
    name: category,
  }));
  return (
    <>
      {starts.length > 0 && <Strip stations={starts} />}
      <ul className="grid grid-cols-1 @min-[52rem]/page:grid-cols-2 @min-[52rem]/page:gap-x-12">
        {useFirst(found, firstCards).map((server) => (
          <ServerCard key={server.id} server={server} {...card} />
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
  const { server, words, onOpen, onReach } = props;
  const name = headingId(server.id);
  const isSample = (figure: McpFigure) => server.samples?.includes(figure) === true;
  const opens = (part: PanelPart) => ({
    type: "button" as const,
    className: "needs-script",
    "aria-haspopup": "dialog" as const,
    "aria-describedby": name,
    "data-replay-click": "",
    onPointerEnter: onReach,
    onFocus: onReach,
    onClick: () => onOpen(server, part),
  });
  return (
    <li className="server">
      <div className="server-head flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 id={name} className="text-20">
          {server.name}
        </h3>
        <span className="font-mono text-13 text-ink-3">{`v${server.version}`}</span>
        {isSample("version") && <SampleMark words={words} />}
        {server.status !== "active" && (
          <span className="badge" data-markdown="remark">
            {words.statuses[server.status]}
          </span>
        )}
      </div>
      <p className="text-ink-2">{server.description}</p>
      <dl className="server-facts">
        <Fact label={words.author} value={server.author} />
        <Fact label={words.stars} value={abbreviate(server.stars)}>
          {isSample("stars") && <SampleMark words={words} />}
        </Fact>
        <Fact label={words.downloads} value={formatDownloads(server, words)}>
          {isSample("downloads") && <SampleMark words={words} />}
        </Fact>
        <Fact label={words.category} value={server.category} />
      </dl>
      <CommandLine command={server.installCommand} describedBy={name} words={words} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4.5 gap-y-1">
        <ul
          className="flex flex-wrap items-baseline gap-x-4.5 gap-y-1 font-mono text-13 text-ink-3"
          aria-label={words.tags}
        >
          {server.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p className="server-updated text-14 text-ink-3">
          {words.updated}{" "}
          <time dateTime={server.lastUpdated}>{formatDate(server.lastUpdated)}</time>
          {isSample("lastUpdated") && <SampleMark words={words} />}
        </p>
      </div>
      <div className="server-actions">
        {server.githubUrl && (
          <ExternalLink href={server.githubUrl} describedBy={name}>
            {words.github}
          </ExternalLink>
        )}
        <button {...opens("documentation")}>{words.documentation}</button>
        <button {...opens("install")}>{words.install}</button>
      </div>
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

function Fact({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className="font-strong tabular-nums">
        {children ? <span>{value}</span> : value}
        {children}
      </dd>
    </div>
  );
}

/** Follows a figure that nobody published. It's in its own element, as the figure is. */
function SampleMark({ words }: { words: RegistryCardWords }) {
  return (
    <>
      {" "}
      <span className="server-sample">{words.sample}</span>
    </>
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
    <div className="command">
      <code ref={code}>
        {command.split(" ").map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word can be in a command twice
          <Fragment key={index}>
            {index > 0 && " "}
            {word.startsWith("-") ? <span>{word}</span> : word}
          </Fragment>
        ))}
      </code>
      <button
        type="button"
        className="needs-script"
        aria-describedby={describedBy}
        data-copied={copied !== null || undefined}
        data-replay-click=""
        onPointerEnter={preloadToasts}
        onFocus={preloadToasts}
        onClick={onCopy}
      >
        {words.copy}
      </button>
    </div>
  );
}
