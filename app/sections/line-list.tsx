import type { LineId } from "@yno/brand/lines";
import type { ReactNode } from "react";
import { lineClass } from "#app/ui/line-colour.ts";
import "./lists.css";

type Stop = { key: string; title?: string; text: ReactNode; interchange?: boolean };

type LineListProps = { line: LineId; stops: readonly Stop[]; ordered?: boolean };

/** A vertical line with a station for each item. */
export function LineList({ line, stops, ordered = false }: LineListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={`line-list ${lineClass[line]}`}>
      {stops.map(({ key, title, text, interchange }) => (
        <li key={key} className={interchange ? "line-stop line-stop-interchange" : "line-stop"}>
          {title && <h3>{title}</h3>}
          <div>{text}</div>
        </li>
      ))}
    </List>
  );
}
