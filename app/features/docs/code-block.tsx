import { type ComponentProps, useRef } from "react";
import { copyKeys, useCopy } from "#app/browser/clipboard.ts";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";

type CodeBlockProps = ComponentProps<"pre"> & { "data-title"?: string; "data-language"?: string };

const languageNames: Readonly<Record<string, string>> = {
  dockerfile: "Dockerfile",
  json: "JSON",
  shell: "Shell",
  typescript: "TypeScript",
  python: "Python",
  toml: "TOML",
};

/** A block of code: what it is, a button that copies it, and the code, which scrolls by itself. */
export function CodeBlock(props: CodeBlockProps) {
  const { "data-title": title, "data-language": language, children, ...rest } = props;
  const code = useRef<HTMLPreElement>(null);
  const { copied, copy } = useCopy();
  const name = title ?? languageNames[language ?? ""] ?? "Text";

  const onCopy = async () => {
    const done = await copy("code", code.current?.textContent ?? "", code.current);
    if (done) return;
    notify({
      kind: "success",
      title: "Selected",
      text: `The browser refused the clipboard. Press ${copyKeys()} to copy the selection.`,
    });
  };

  return (
    <figure className="code-block" data-language={language}>
      <figcaption>
        {name}
        <button
          type="button"
          className="link-button needs-script"
          data-when-alive=""
          onPointerEnter={expectNotice}
          onFocus={expectNotice}
          onClick={onCopy}
        >
          {copied ? "Copied" : "Copy"}
          <span className="sr-only">: {name}</span>
        </button>
      </figcaption>
      <pre ref={code} {...rest}>
        {children}
      </pre>
    </figure>
  );
}
