import { useFilterQuery } from "#app/browser/navigation/filter-query.ts";
import { useOpenRow } from "#app/browser/navigation/use-open-row.ts";
import { Marks, Tracks } from "#app/drawings/drawing.tsx";
import { dashed, mark, outside, track } from "#app/drawings/geometry.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { FilterButtons } from "#app/ui/filter-fields.tsx";
import { FoldedRow } from "#app/ui/folded-row.tsx";
import { formatDate } from "#app/ui/format-date.ts";
import type { Job } from "#content/collections/jobs.ts";
import type { OpenPositions, ProfileCall } from "#content/pages/careers.ts";
import {
  countPassing,
  departmentOptions,
  type Filter,
  groupPassing,
  placeOptions,
  usableFilter,
} from "./positions.ts";

type PositionsProps = {
  jobs: readonly Job[];
  words: OpenPositions;
  /** The role that isn't listed: its question, what to do, and where. */
  unlisted: { heading: ProfileCall["heading"]; action: string; to: string };
};

/** The open positions on one line, narrowed by department and place (`?department=&place=`). */
export function Positions({ jobs, words, unlisted }: PositionsProps) {
  const { values, choose } = useFilterQuery(["department", "place", "open"]);
  const { list, onToggle } = useOpenRow<HTMLUListElement>("position");
  const filter = usableFilter(jobs, values);
  const count = countPassing(jobs, filter);
  useAnnouncement(`${count} ${count === 1 ? words.found.one : words.found.many}`);
  // The open row may not pass, and what nobody sees isn't in the address.
  const narrow = (changes: Partial<Filter>) => choose({ ...filter, ...changes, open: "" });
  const all = {
    value: "",
    label: words.all,
    count: countPassing(jobs, { ...filter, department: "" }),
  };

  return (
    <div className="positions line-company relative">
      <div className="flex flex-wrap gap-x-9 gap-y-3">
        <FilterButtons
          label={words.department}
          options={[all, ...departmentOptions(jobs, filter.place)]}
          chosen={filter.department}
          onChoose={(department) => narrow({ department })}
        />
        <FilterButtons
          label={words.place}
          options={placeOptions(jobs, filter.department)}
          chosen={filter.place}
          onChoose={(place) => narrow({ place: place === filter.place ? "" : place })}
        />
      </div>
      <LineStart />
      <ul ref={list} className="position-line follows-query">
        {groupPassing(jobs, words.groups, filter).map((group) => (
          <li key={group.heading}>
            <h3>{group.heading}</h3>
            <ul>
              {group.jobs.map((job) => (
                <Position key={job.id} job={job} words={words} onToggle={onToggle} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <LineEnd {...unlisted} />
    </div>
  );
}

/** Where the line of the positions comes out of the edge of the page and turns down. */
export function LineStart() {
  const line = track("company", [outside.left, 4.5], [-11.5, 4.5], [12.5, 28.5], [12.5, 40]);
  return (
    <div className="position-start">
      <svg width="24" height="40" fill="none" aria-hidden="true">
        <Tracks tracks={[line]} />
      </svg>
    </div>
  );
}

type LineEndProps = { heading: string; action: string; to: string };

/** The line goes on, dashed, to the role that isn't listed. */
export function LineEnd({ heading, action, to }: LineEndProps) {
  return (
    <div className="position-end">
      <svg width="24" height="72" fill="none" aria-hidden="true">
        <Tracks tracks={[dashed("company", [12.5, 0], [12.5, 52])]} />
        <Marks marks={[mark("open", [12.5, 62])]} />
      </svg>
      <p>
        <strong>{heading}</strong> <a href={to}>{action}</a>
      </p>
    </div>
  );
}

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
          <span className="sr-only">{`: ${job.title}`}</span>
        </a>
      }
    >
      <div className="grid gap-5 pt-1 pb-7">
        <div className="position-text">
          <p>{job.description}</p>
          <Points title={words.requirements} points={job.requirements} />
          <Points title={words.highlights} points={job.highlights} />
        </div>
        <p className="flex flex-wrap gap-x-5 text-ink-3 text-13" data-markdown="row">
          <span>{job.department}</span>
          <span>
            {`${words.posted} `}
            <time dateTime={job.datePosted}>{formatDate(job.datePosted)}</time>
          </span>
        </p>
      </div>
    </FoldedRow>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h5 className="text-15 font-heading">{title}</h5>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
