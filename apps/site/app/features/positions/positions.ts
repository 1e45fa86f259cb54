import type { Job } from "#content/collections/jobs.ts";
import type { OpenPositions } from "#content/pages/careers.ts";

/** The filters of the list; '' for all. */
export type Filter = { department: string; place: string };

/** What of a position the filters ask for. */
type Placed = Pick<Job, "department" | "location">;

type Option = { value: string; label: string; count: number };

/** Where somebody who filters by place would look for each location. */
const places = {
  Singapore: ["Singapore"],
  "Singapore or remote": ["Singapore", "Remote"],
  "Remote in Asia-Pacific": ["Remote"],
} as const satisfies Record<Job["location"], readonly string[]>;

/** Whether a position passes the filter. */
function passesFilter(job: Placed, { department, place }: Filter): boolean {
  const placesOfJob: readonly string[] = places[job.location];
  return (
    (department === "" || job.department === department) &&
    (place === "" || placesOfJob.includes(place))
  );
}

/** The filter without what leaves no position: first without the place, then without either. */
export function usableFilter(jobs: readonly Placed[], wanted: Filter): Filter {
  const leaves = (filter: Filter) => jobs.some((job) => passesFilter(job, filter));
  const { department } = wanted;
  const all = { department: "", place: "" };
  return [wanted, { department, place: "" }, { ...wanted, department: "" }].find(leaves) ?? all;
}

/** The departments that the place leaves, each with its number of positions. */
export function departmentOptions(jobs: readonly Placed[], place: string): Option[] {
  const names = jobs.map(({ department }) => department);
  return countEach(jobs, names, (department) => ({ department, place }));
}

/** The places that the department leaves, each with its number of positions. */
export function placeOptions(jobs: readonly Placed[], department: string): Option[] {
  const names = jobs.flatMap(({ location }) => places[location]);
  return countEach(jobs, names, (place) => ({ department, place }));
}

function countEach(
  jobs: readonly Placed[],
  names: readonly string[],
  filterFor: (name: string) => Filter,
): Option[] {
  return [...new Set(names)].flatMap((name) => {
    const count = countPassing(jobs, filterFor(name));
    return count > 0 ? [{ value: name, label: name, count }] : [];
  });
}

/** How many positions pass the filter. */
export function countPassing(jobs: readonly Placed[], filter: Filter): number {
  return jobs.filter((job) => passesFilter(job, filter)).length;
}

/** The positions that pass the filter, under the headings of the groups that hold any. */
export function groupPassing(
  jobs: readonly Job[],
  groups: OpenPositions["groups"],
  filter: Filter,
): { heading: string; jobs: readonly Job[] }[] {
  return groups.flatMap(({ heading, departments }) => {
    const passing = jobs.filter(
      (job) => departments.includes(job.department) && passesFilter(job, filter),
    );
    return passing.length > 0 ? [{ heading, jobs: passing }] : [];
  });
}
