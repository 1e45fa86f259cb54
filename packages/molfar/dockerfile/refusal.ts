/** Something Docker would refuse to build, and why. */
export type Refusal = {
  code: "not-a-dockerfile" | "broken-label" | "broken-substitution" | "too-much";
  offset: number;
  problem: string;
  remedy: string;
};

/** The message for a Dockerfile that exceeds a limit. */
export function tooMany(noun: string, most: number, offset: number): Refusal {
  return {
    code: "too-much",
    offset,
    problem: `The Dockerfile has more than ${most} ${noun}.`,
    remedy: "Remove some, or split it into several Dockerfiles.",
  };
}

/** What Docker refuses before it builds, whatever the labels are. */
export function refused(offset: number, problem: string, remedy: string): Refusal {
  return { code: "not-a-dockerfile", offset, problem, remedy };
}
