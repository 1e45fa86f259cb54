import { fileBeside } from "@yno/brand/paths";
import { copyKeys, useCopy } from "#app/browser/platform/clipboard.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { notify } from "#app/ui/notify.ts";
import { preloadToasts } from "#app/ui/toast-region.tsx";
import { copyingWords } from "#content/messages/copying.ts";

type CopyButtonProps = {
  /** What was just copied, from `useCopy`. */
  copied: string | null;
  label: string;
  onCopy: () => void;
};

/**
 * A button that copies and shows "copied" for a while. The code of toasts is fetched before it is
 * pressed.
 */
export function CopyButton({ copied, label, onCopy }: CopyButtonProps) {
  // Screen readers don't read a button again because its words have changed.
  useAnnouncement(copied ? copyingWords.copied : "");
  return (
    <button
      type="button"
      className="link-button needs-script"
      data-replay-click=""
      onPointerEnter={preloadToasts}
      onFocus={preloadToasts}
      onClick={onCopy}
    >
      {copied ? copyingWords.copied : label}
    </button>
  );
}

/** Copies the page as Markdown, from the file beside it. Without JavaScript a link to it. */
export function CopyMarkdown({ path }: { path: string }) {
  const { copied, copy } = useCopy();
  const file = fileBeside(path, "md");

  const onCopy = async () => {
    const text = await fetchText(file);
    if (text !== null && (await copy("page", text, null))) return;
    notify({
      kind: "destructive",
      title: copyingWords.notCopied,
      text: text === null ? copyingWords.notFetched(file) : copyingWords.blocked(file, copyKeys()),
    });
  };

  return (
    <>
      <CopyButton copied={copied} label={copyingWords.copyAsMarkdown} onCopy={onCopy} />
      <a href={file} className="without-script">
        {copyingWords.markdown}
      </a>
    </>
  );
}

/** The text of a file, or null where it could not be fetched. */
function fetchText(file: string): Promise<string | null> {
  return fetch(file)
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
}
