import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api";

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
