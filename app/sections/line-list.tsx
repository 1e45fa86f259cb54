import type { LineId } from "@yno/brand/lines";
import type { ReactNode } from "react";
import { lineClass } from "#app/ui/line-colour.ts";
import "./lists.css";

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
  const Heading = level === 3 ? "h3" : "h4";
  const List = ordered ? "ol" : "ul";
  return (
    <List className={`line-list ${lineClass[line]}`}>
      {stops.map(({ key, title, text, interchange }) => (
        <li key={key} className={interchange ? "line-stop line-stop-interchange" : "line-stop"}>
          {title && <Heading>{title}</Heading>}
          <div>{text}</div>
        </li>
      ))}
    </List>
  );
}
