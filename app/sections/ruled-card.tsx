import type { LineId } from "@yno/brand/lines";
import { lineClass } from "#app/ui/line-colour.ts";
import "./home.css";

type RuledCardProps = { title: string; text: string; line: LineId };

/** A card under a short length of a line. */
export function RuledCard({ title, text, line }: RuledCardProps) {
  return (
    <li className={`ruled-card ${lineClass[line]}`}>
      <h3 className="text-20">{title}</h3>
      <p className="text-ink-2">{text}</p>
    </li>
  );
}
