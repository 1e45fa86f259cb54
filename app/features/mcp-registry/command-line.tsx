import { useRef } from "react";
import { copyKeys, useCopy } from "#app/browser/clipboard.ts";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import type { RegistryCardWords } from "#content/schema/mcp-registry-page.ts";

type CommandLineProps = { command: string; describedBy: string; words: RegistryCardWords };

/** The install command with its button. Where the clipboard is refused, the command is selected. */
export function CommandLine({ command, describedBy, words }: CommandLineProps) {
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
      <code ref={code}>{command}</code>
      <button
        type="button"
        className="needs-script"
        aria-describedby={describedBy}
        data-copied={copied !== null || undefined}
        data-when-alive=""
        onPointerEnter={expectNotice}
        onFocus={expectNotice}
        onClick={onCopy}
      >
        {words.copy}
      </button>
    </div>
  );
}
