/** What a journey looks for. All given fields must match. Only visible elements are found. */
export type Target = {
  role?: string;
  /** Of the accessible name, after spaces are joined; a text must be equal. */
  name?: string | Pattern;
  /** An element whose whole text is equal or fits, without a smaller match inside it. */
  text?: string | Pattern;
  css?: string;
  within?: Target;
  /** Which one of several, from 0. */
  nth?: number;
};

/** A regular expression in a form that can be sent to a page. */
export type Pattern = { source: string; flags: string };

/** What the page shows for a target. */
export type Shown = {
  name: string;
  text: string;
  value: string;
  box: { x: number; y: number; width: number; height: number };
  focused: boolean;
  disabled: boolean;
  checked: boolean;
  /** The attributes, by their names. */
  attributes: Readonly<Record<string, string>>;
};

/** Makes a pattern of a regular expression. */
export function like({ source, flags }: RegExp): Pattern {
  return { source, flags };
}

/** A target in words, for messages. */
export function describeTarget({ role, name, text, css, within, nth }: Target): string {
  const said = (what: string | Pattern) =>
    typeof what === "string" ? `'${what}'` : `/${what.source}/${what.flags}`;
  return [
    role ?? css ?? "text",
    ...(name === undefined ? [] : [said(name)]),
    ...(text === undefined ? [] : [`with the text ${said(text)}`]),
    ...(nth === undefined ? [] : [`number ${nth + 1}`]),
    ...(within ? [`in ${describeTarget(within)}`] : []),
  ].join(" ");
}
