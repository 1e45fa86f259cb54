import { Fragment } from "react";
import { PageBody } from "./page-body.tsx";

/**
 * A page that is not open yet: its heading, and a line that ends in a dashed station. The heading is
 * the largest thing on the page, so that it is what a visitor sees first.
 */
export function Placeholder({ heading }: { heading: string }) {
  // On two lines at any width, so that the web font moves nothing below it.
  const lines = heading.split(/(?<= -) /);
  return (
    <PageBody>
      <div className="grid gap-10">
        <h1 className="text-[clamp(2.5rem,1.75rem+5vw,4.5rem)] leading-none" tabIndex={-1}>
          {lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && " "}
              <span className="block">{line}</span>
            </Fragment>
          ))}
        </h1>
        <UnfinishedLine />
      </div>
    </PageBody>
  );
}

/** A line that runs to a station which is not built. */
export function UnfinishedLine() {
  return (
    <svg className="unfinished-line" viewBox="0 0 440 96" fill="none" aria-hidden="true">
      <path
        d="M-400 24H150L206 80H300"
        stroke="var(--line-product)"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path d="M307 80H404" stroke="var(--line-product)" strokeWidth="8" strokeDasharray="12 7" />
      <circle cx="40" cy="24" r="9" fill="var(--canvas)" stroke="var(--ink)" strokeWidth="4" />
      <circle cx="122" cy="24" r="9" fill="var(--canvas)" stroke="var(--ink)" strokeWidth="4" />
      <circle cx="264" cy="80" r="9" fill="var(--canvas)" stroke="var(--ink)" strokeWidth="4" />
      <circle
        cx="416"
        cy="80"
        r="11"
        fill="var(--canvas)"
        stroke="var(--ink-3)"
        strokeWidth="4"
        strokeDasharray="5 4.5"
      />
    </svg>
  );
}
