import { copyKeys, useCopy } from "#app/browser/clipboard.ts";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";

/** Copies the page as Markdown, from the file that stands beside it. Without JavaScript a link to it. */
export function CopyMarkdown({ path }: { path: string }) {
  const { copied, copy } = useCopy();
  const file = `${path}.md`;

  const onCopy = async () => {
    try {
      const response = await fetch(file);
      if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
      if (await copy("page", await response.text(), null)) return;
      notify({
        kind: "destructive",
        title: "Not copied",
        text: `The browser refused the clipboard. Open ${file} and copy it with ${copyKeys()}.`,
      });
    } catch {
      notify({
        kind: "destructive",
        title: "Not copied",
        text: `${file} could not be fetched. Try again when you are online.`,
      });
    }
  };

  return (
    <>
      <button
        type="button"
        className="link-button needs-script"
        data-when-alive=""
        onPointerEnter={expectNotice}
        onFocus={expectNotice}
        onClick={onCopy}
      >
        {copied ? "Copied" : "Copy as Markdown"}
      </button>
      <a href={file} className="without-script">
        Markdown
      </a>
    </>
  );
}
