import type { LineId } from "@yno/brand/site";
import { type ReactNode, useId } from "react";
import { lineClass } from "#app/ui/line-colour.ts";
import { sectionId } from "#app/ui/section-id.ts";

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
      <div className="mt-8.5">{children}</div>
    </section>
  );
}

/** The link that a page ends with. */
export function Onward({ label, to }: { label: string; to: string }) {
  return (
    <p className="mt-8">
      <a href={to}>{label}</a>
    </p>
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

type Fact = { title: string; text: ReactNode };

type FactsProps = { facts: readonly Fact[]; className?: string };

/** Titles, each with its text. As `rows`, titles are on the left, with hairlines between. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type Stop = { key: string; title?: string; text: ReactNode; interchange?: boolean };

type LineListProps = {
  line: LineId;
  stops: readonly Stop[];
  ordered?: boolean;
  /** Of the headings of its stations. */
  level?: 3 | 4;
};

/** A vertical line with a station for each item. */
export function LineList({ line, stops, ordered = false, level = 3 }: LineListProps) {
  const Heading = `h${level}` as const;
  const List = ordered ? "ol" : "ul";
  return (
    <List className={lineClass[line]}>
      {stops.map(({ key, title, text, interchange }) => (
        <li key={key} className={interchange ? "line-stop line-stop-interchange" : "line-stop"}>
          {title && <Heading>{title}</Heading>}
          <div>{text}</div>
        </li>
      ))}
    </List>
  );
}

type SilentButtonsProps = {
  labels: readonly string[];
  /** Where to write instead, as plain text beside the buttons. */
  text: string;
  mail: string;
  primary?: boolean;
};

/** Buttons that do nothing yet, as specified, with the address to write to beside them. */
export function InertButtons({ labels, text, mail, primary = false }: SilentButtonsProps) {
  return (
    <div className="silent" data-markdown="row">
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          className={primary && index === 0 ? "button button-primary" : "button"}
        >
          {label}
        </button>
      ))}
      <p>{`${text} ${mail}`}</p>
    </div>
  );
}
