import { useRef, useState } from "react";
import { copyKeys, useCopy } from "#app/browser/clipboard.ts";
import type { RegistryCardWords } from "#content/schema/mcp-registry-page.ts";

type CopyTextProps = { text: string; words: RegistryCardWords };

/**
 * Text with a button that copies it. The confirmation is shown here, because toasts are behind an
 * open dialog.
 */
export function CopyText({ text, words }: CopyTextProps) {
  const clipboard = useCopy();
  const [isRefused, setRefused] = useState(false);
  const code = useRef<HTMLElement>(null);
  const onCopy = async () => setRefused(!(await clipboard.copy(text, text, code.current)));
  return (
    <div className="config">
      <pre>
        <code ref={code}>{text}</code>
      </pre>
      <div className="config-copy">
        <button type="button" className="button button-small" onClick={onCopy}>
          {words.copy}
        </button>
        <p role="status">
          {clipboard.copied !== null && words.copied}
          {isRefused && `${words.notCopied.before} ${copyKeys()} ${words.notCopied.after}`}
        </p>
      </div>
    </div>
  );
}
