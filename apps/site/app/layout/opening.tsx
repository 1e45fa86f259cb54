import type { ReactNode } from "react";
import { lineClass } from "#app/ui/line-colour.ts";
import { lines } from "#content/derived/navigation.ts";
import type { Page } from "#content/schema/page.ts";

type OpeningProps = {
  page: Pick<Page, "heading" | "opening" | "next" | "navigation">;
  /** The drawing, and whether it's beside the text or takes the whole width below it. */
  drawing?: ReactNode;
  form?: "beside" | "across";
  /** The page is a tool: its heading leaves the first screen to it. */
  compact?: true;
  /** Read after the drawing. */
  figures?: ReactNode;
  /** What a visitor does next, where it isn't the page's one link. */
  actions?: ReactNode;
  /** What is under the action. */
  children?: ReactNode;
};

/** How a page begins: its code, heading, opening paragraph, what to do next, and one drawing. */
export function Opening(props: OpeningProps) {
  const { page, drawing, form = "beside", compact, figures, actions, children } = props;
  const { heading, opening, next, navigation } = page;
  const line = lines.find(({ id }) => id === navigation?.line);
  const kind = `${figures ? " opening-with-figures" : ""}${compact ? " opening-compact" : ""}`;
  const drawn = `opening opening-${form}${kind}`;
  return (
    <header className={drawing ? drawn : "page-opening"}>
      <div className="opening-text">
        {drawing && !compact && line && navigation && (
          <span className={`opening-code ${lineClass[line.id]}`} aria-hidden="true">
            {`${line.code}${navigation.station}`}
          </span>
        )}
        <h1 className={drawing && !compact ? "text-64" : "text-44"} tabIndex={-1}>
          {heading}
        </h1>
        <p className={`${compact ? "" : "text-20/[1.5] "}text-ink-2`}>{opening}</p>
        {actions ??
          (next && (
            <p className="opening-actions">
              <a href={next.to} className="button button-primary">
                {next.label}
              </a>
            </p>
          ))}
        {children}
      </div>
      {drawing}
      {figures}
    </header>
  );
}
