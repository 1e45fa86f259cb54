import type { Stats } from "./storage.ts";

/** The counts of the intake in the text format of Prometheus. Nothing in it is about a person. */
export function metricsText({ submissions, deliveries, oldestDue }: Stats, now: number): string {
  const gauge = (name: string, help: string, values: Readonly<Record<string, number>>) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...Object.entries(values).map(([labels, value]) => `${name}${labels} ${value}`),
  ];
  const byState = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(counts).map(([state, count]) => [`{state="${state}"}`, count]),
    );
  const oldest = oldestDue === null ? 0 : Math.max(0, (now - oldestDue) / 1000);
  return [
    ...gauge("intake_submissions", "Submissions that are kept.", byState(submissions)),
    ...gauge("intake_deliveries", "Deliveries of submissions.", byState(deliveries)),
    ...gauge("intake_oldest_due_seconds", "Age of the oldest delivery that is due.", {
      "": oldest,
    }),
    "",
  ].join("\n");
}
