import { useFilterQuery } from "#app/browser/filter-query.ts";
import { useOpenRow } from "#app/browser/use-open-row.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { FilterButtons } from "#app/ui/filter-buttons.tsx";
import type { OpenPositions, ProfileCall } from "#content/schema/careers.ts";
import type { Job } from "#content/schema/job.ts";
import { LineEnd, LineStart } from "./line-ends.tsx";
import { Position } from "./position.tsx";
import {
  countPassing,
  departmentOptions,
  type Filter,
  groupPassing,
  placeOptions,
  usableFilter,
} from "./positions.ts";
import "./positions.css";

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
