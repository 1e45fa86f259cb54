import { type ComponentProps, type ReactNode, type ToggleEvent, useRef } from "react";
import { copyKeys, useCopy } from "#app/browser/platform/clipboard.ts";
import { notify } from "#app/ui/notify.ts";
import { documentWords } from "#content/messages/documents.ts";
import { CopyButton } from "./copy-button.tsx";

type FoldProps = {
  /** The label or the field that it is about, as it's written in code. */
  name?: string;
  title: string;
  /** Whether it's open at first. */
  open?: boolean;
  children: ReactNode;
};

/** What a visitor has opened stays open while they stay, so that Back finds its place again. */
const opened = new Set<string>();

/**
 * A part of a document that is closed until someone needs it. A heading inside has the address, and
 * not the summary: browsers open a closed part only for a link to what it hides.
 */
export function Fold({ name, title, open = false, children }: FoldProps) {
  const key = `${name} ${title}`;
  const remember = ({ newState }: ToggleEvent) => {
    if (newState === "open") opened.add(key);
    else opened.delete(key);
  };
  return (
    <details className="fold" open={open || opened.has(key)} onToggle={remember}>
      <summary>
        {name && <code>{name}</code>}
        {` ${title}`}
      </summary>
      {children}
    </details>
  );
}

/** A rule that is easily missed: its title, and what follows from it. */
export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="callout" aria-label={title}>
      <strong>{title}</strong>
      <div>{children}</div>
    </aside>
  );
}

/** A requirement in a list of them: its number, which is its address too, and its text. */
export function Must({ id, children }: { id: string; children: ReactNode }) {
  return (
    <li className="must" id={id}>
      <a href={`#${id}`}>{id}</a>
      <div>{children}</div>
    </li>
  );
}

const parts = { Callout, Fold, Must, pre: CodeBlock };

/** What every document may use beside plain text. MDX asks for it by this name. */
export const useMDXComponents = () => parts;

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
          <span className="sr-only">{`: ${name}`}</span>
        </CopyButton>
      </figcaption>
      <pre ref={code} {...rest}>
        {children}
      </pre>
    </figure>
  );
}
