import { useRef, useState } from "react";
import { copyKeys, useCopy } from "#app/browser/platform/clipboard.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { formatDate } from "#app/ui/format-date.ts";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";

type FileTextProps = {
  text: string;
  /** Its name when it's downloaded; without one it's only copied. */
  name?: string;
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/**
 * Text with buttons that copy and download it. The confirmation is shown here, because toasts are
 * behind an open dialog.
 */
export function FileText({ text, name, words, card }: FileTextProps) {
  const clipboard = useCopy();
  const [isRefused, setRefused] = useState(false);
  const code = useRef<HTMLElement>(null);
  const onCopy = async () => setRefused(!(await clipboard.copy(text, text, code.current)));
  return (
    <div>
      <pre className="file-text">
        <code ref={code}>{text}</code>
      </pre>
      <div className="file-actions print:hidden">
        <button type="button" className="button button-small" onClick={onCopy}>
          {card.copy}
        </button>
        {name !== undefined && (
          <button
            type="button"
            className="button button-small"
            onClick={() => download(name, `${text}\n`)}
          >
            {words.download}
          </button>
        )}
        <p role="status" className="text-15 text-ink-2">
          {clipboard.copied !== null && card.copied}
          {isRefused && `${card.notCopied.before} ${copyKeys()} ${card.notCopied.after}`}
        </p>
      </div>
    </div>
  );
}

/** Hands a text to the browser as a file. Nothing is sent. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

type SourceLineProps = {
  source: { address: string; readOn: string };
  name: string;
  words: RegistryPanelWords;
};

/** The source of a sentence about somebody else's product, and the day on which we read it. */
export function SourceLine({ source, name, words }: SourceLineProps) {
  return (
    <p className="mt-2 text-ink-3 text-14">
      <ExternalLink href={source.address}>{name}</ExternalLink>{" "}
      {`${words.asReadOn} ${formatDate(source.readOn)}`}
    </p>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, as radio buttons in a row. */
export function Choice<Value extends string>(props: ChoiceProps<Value> & { name: string }) {
  const { label, name, options, chosen, onChoose } = props;
  return (
    <fieldset className="system-choice print:hidden">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label: text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
