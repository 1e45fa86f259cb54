import { FoldedRow } from "#app/ui/folded-row.tsx";
import { formatDate } from "#app/ui/format-date.ts";
import type { Job, OpenPositions } from "#content/schema/careers.ts";

type PositionProps = { job: Job; words: OpenPositions; onToggle: () => void };

/** A position: its title, place and contract, and every other field of its record when it's open. */
export function Position({ job, words, onToggle }: PositionProps) {
  return (
    <FoldedRow
      id={job.id}
      name="position"
      className="position"
      onToggle={onToggle}
      summary={
        <>
          <h4>{job.title}</h4>{" "}
          <span className="position-facts" data-markdown="row">
            <span>{job.location}</span> <span>{job.type}</span>
          </span>
        </>
      }
      action={
        <a href={words.apply.to} className="button button-small">
          {words.apply.label}
          <span className="sr-only">: {job.title}</span>
        </a>
      }
    >
      <div className="grid gap-5 pt-1 pb-7">
        <div className="position-text">
          <p>{job.description}</p>
          <Points title={words.requirements} points={job.requirements} />
          <Points title={words.highlights} points={job.highlights} />
        </div>
        <p className="flex flex-wrap gap-x-5 text-ink-3 text-[0.8125rem]" data-markdown="row">
          <span>{job.department}</span>
          <span>
            {words.posted} <time dateTime={job.datePosted}>{formatDate(job.datePosted)}</time>
          </span>
        </p>
      </div>
    </FoldedRow>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h5 className="text-[0.9375rem] font-heading">{title}</h5>
      <ul>
        {points.map((point) => (
          <li key={point} className="pt-1.5 text-[0.9375rem] leading-[1.5] text-ink-2">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
