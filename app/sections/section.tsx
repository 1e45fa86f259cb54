import { type ReactNode, useId } from "react";
import { sectionId } from "#app/ui/section-id.ts";
import "./lists.css";

type SectionProps = {
  heading: string;
  opening?: string;
  /** Its name in addresses, as in /support#contact-form; its heading makes one otherwise. */
  id?: string;
  /** Its name in the strip of sections, where the heading is long (app/layout/page-body.tsx). */
  short?: string;
  /** Whether it has a tinted ground over the whole width: at most two on a page, never together. */
  band?: boolean;
  children: ReactNode;
};

/** A part of a page: its heading, an opening where it needs one, then the thing itself. */
export function Section({ heading, opening, id, band = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={sectionId({ id, heading })}
      aria-labelledby={headingId}
      className={band ? "band" : undefined}
    >
      <h2 id={headingId} className="text-36">
        {heading}
      </h2>
      {opening && <p className="mt-4 max-w-[44rem] text-ink-2">{opening}</p>}
      <div className="mt-[2.125rem]">{children}</div>
    </section>
  );
}

type Item = { title: string; text: string };

type ColumnsProps = { items: readonly Item[]; narrow?: boolean };

/** Short texts side by side, each under its title and a hairline. */
export function Columns({ items, narrow = false }: ColumnsProps) {
  return (
    <ul className={narrow ? "columns columns-narrow" : "columns"}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

type Row = { title: string; text: ReactNode };

/** Titles on the left, text on the right, hairlines between. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="rows">
      {rows.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
