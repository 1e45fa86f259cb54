import { ExternalLink } from "#app/ui/external-link.tsx";
import { formatDate } from "#app/ui/format-date.ts";
import type { RegistryPanelWords } from "#content/schema/mcp-registry-page.ts";

type SourceLineProps = {
  source: RegistryPanelWords["allowlistSource"];
  name: string;
  words: RegistryPanelWords;
};

/** The source of a sentence about somebody else's product, and the day on which we read it. */
export function SourceLine({ source, name, words }: SourceLineProps) {
  return (
    <p className="mt-2 text-ink-3 text-[0.875rem]">
      <ExternalLink href={source.address}>{name}</ExternalLink>{" "}
      {`${words.readOn} ${formatDate(source.readOn)}`}
    </p>
  );
}
