import type { Finding, Place } from "@yno/molfar/finding";
import { restSentence } from "@yno/molfar/internal/text/counts";
import type { MouseEvent } from "react";
import { reportWords } from "#content/words/molfar-report.ts";
import type { Excerpt } from "./report.ts";

type FindingsProps = {
  findings: Excerpt<Finding>;
  /** Whether the structure is so wrong that the tasks cannot be shown. */
  hidesTasks: boolean;
  /** Id of the field that holds the text. */
  field: string;
  onShow: (place: Place) => void;
};

/** The findings as stations in the order of the text, each a way to its line. */
export function Findings({ findings, hidesTasks, field, onShow }: FindingsProps) {
  const { first, more } = findings;
  if (first.length === 0) return null;
  return (
    <>
      <ol className="w-full" aria-label={reportWords.findings}>
        {first.map(({ code, place, problem, remedy }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one rule can be broken twice at one place
          <li key={index} className="finding">
            <p className="flex flex-wrap justify-between gap-x-4">
              {place && (
                <a
                  className="pointer-coarse:py-2.5"
                  href={`#${field}`}
                  onClick={(event: MouseEvent) => {
                    event.preventDefault();
                    onShow(place);
                  }}
                >
                  {reportWords.place(place.line, place.column)}
                </a>
              )}{" "}
              <code className="text-ink-3">{code}</code>
            </p>
            <p className="font-strong">{problem}</p>
            <p>{remedy}</p>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{restSentence(more)}</p>}
      {hidesTasks && <p className="text-ink-2">{reportWords.hiddenTasks}</p>}
    </>
  );
}
