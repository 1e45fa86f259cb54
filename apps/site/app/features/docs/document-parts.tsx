import type { ComponentProps, ReactNode } from "react";
import { documentWords } from "#content/messages/documents.ts";
import { isOpened } from "./document-controls.ts";

type FoldProps = {
  /** The label or the field that it is about, as it's written in code. */
  name?: string;
  title: string;
  /** Whether it's open at first. */
  open?: boolean;
  children: ReactNode;
};

/**
 * A part of a document that is closed until someone needs it. A heading inside has the address, and
 * not the summary: browsers open a closed part only for a link to what it hides.
 */
export function Fold({ name, title, open = false, children }: FoldProps) {
  return (
    <details className="fold" open={open || isOpened(`${name ?? ""} ${title}`)}>
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
  const name = title ?? languageNames[language ?? ""] ?? documentWords.text;

  return (
    <figure className="code-block" data-language={language}>
      <figcaption>
        {name}
        <button type="button" className="link-button needs-script" data-replay-click="">
          {documentWords.copy}
          <span className="sr-only">{`: ${name}`}</span>
        </button>
      </figcaption>
      <pre {...rest}>{children}</pre>
    </figure>
  );
}
