import { type ComponentProps, useRef } from "react";
import { copyKeys, useCopy } from "#app/browser/clipboard.ts";
import { notify } from "#app/ui/notify.ts";
import { documentWords } from "#content/words/documents.ts";
import { CopyButton } from "./copy-button.tsx";

type CodeBlockProps = ComponentProps<"pre"> & { "data-title"?: string; "data-language"?: string };

const languageNames: Readonly<Record<string, string>> = {
  dockerfile: "Dockerfile",
  json: "JSON",
  shell: "Shell",
  typescript: "TypeScript",
  python: "Python",
  toml: "TOML",
  yaml: "YAML",
};

/** A block of code: what it is, a button that copies it, and the code, which scrolls on its own. */
export function CodeBlock(props: CodeBlockProps) {
  const { "data-title": title, "data-language": language, children, ...rest } = props;
  const code = useRef<HTMLPreElement>(null);
  const { copied, copy } = useCopy();
  const name = title ?? languageNames[language ?? ""] ?? documentWords.text;

  const onCopy = async () => {
    const done = await copy("code", code.current?.textContent ?? "", code.current);
    if (done) return;
    notify({
      kind: "success",
      title: documentWords.selected,
      text: documentWords.copyingBlocked(copyKeys()),
    });
  };

  return (
    <figure className="code-block" data-language={language}>
      <figcaption>
        {name}
        <CopyButton copied={copied} label={documentWords.copy} onCopy={onCopy}>
          <span className="sr-only">: {name}</span>
        </CopyButton>
      </figcaption>
      <pre ref={code} {...rest}>
        {children}
      </pre>
    </figure>
  );
}
