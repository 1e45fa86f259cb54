import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api";
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

/**
 * Does some work in a span of OpenTelemetry. Without a registered SDK it's the work alone.
 *
 * @param attributes names and numbers, never what a visitor typed
 * @param outcome a word for what came of it
 */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  outcome: (result: Result) => string,
): Promise<Result> {
  return trace.getTracer("@yno/intake").startActiveSpan(name, { attributes }, async (span) => {
    try {
      const result = await work();
      span.setAttribute("intake.outcome", outcome(result));
      return result;
    } catch (error) {
      // Without the error, whose message may repeat what was typed.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
