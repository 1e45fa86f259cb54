import type { Examples } from "#tests/gallery/examples.ts";
import { ExternalLink, ExternalMark } from "./external-link.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { Mark } from "./mark.tsx";

const names: readonly IconName[] = [
  ...(["again", "back", "close", "forward", "menu", "panel"] as const),
  ...(["pause", "play", "search"] as const),
];

export const examples = {
  icons: () => names.map((name) => <Icon key={name} name={name} size={24} />),
  mark: () => <Mark />,
  "a link that leaves the site": () => (
    <ExternalLink href="https://status.yno.example">Status</ExternalLink>
  ),
  "the mark of one": () => (
    <p>
      Elsewhere
      <ExternalMark />
    </p>
  ),
} satisfies Examples;
