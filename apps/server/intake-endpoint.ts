import { site } from "@yno/brand/site";
import { isFormName } from "@yno/intake/forms";
import type { Answer, Intake } from "@yno/intake/intake";
import { type HeaderRecord, headersFor } from "./headers.ts";
import { type RateLimits, tooOften } from "./rate-limit.ts";
import { type Body, maxPieces } from "./read-body.ts";

/** The folder of the forms' addresses: a form posts to /forms/<its name>. */
export const formsPath = "/forms/";

/** In bytes. The longest description that a person writes fits many times. */
export const maxForm = 64_000;

/** Submissions of one network: a person who corrects a form many times stays below. */
export const formRates: RateLimits = { burst: 20, perSecond: 0.2, clients: 10_000 };

/** What the endpoint needs besides the request. */
export type FormCircumstances = {
  https: boolean;
  readBody: (most: number) => Promise<Body>;
  /** What the network has left (see rate-limit.ts). */
  take: () => number;
};

type Reply = { status: number; body: object; headers?: HeaderRecord };

/**
 * Takes what a form of the site sends, as JSON: `{"fields": {…}, "trap": ""}`, with an
 * Idempotency-Key. 201 with the receipt means that the submission is on the disk.
 */
export async function answerForm(
  intake: Intake,
  request: Request,
  circumstances: FormCircumstances,
): Promise<Response> {
  const { status, body, headers } = await reply(intake, request, circumstances);
  const all = new Headers({
    ...headersFor(formsPath, { https: circumstances.https }),
    "Cache-Control": "no-store",
    "Content-Type": "application/json",
    ...headers,
  });
  // The rest of the body isn't read, so nothing more can be read from this connection.
  if (status === 413 || status === 429) all.set("Connection", "close");
  return new Response(JSON.stringify(body), { status, headers: all });
}

async function reply(
  intake: Intake,
  request: Request,
  { readBody, take }: FormCircumstances,
): Promise<Reply> {
  const form = new URL(request.url).pathname.slice(formsPath.length);
  if (!isFormName(form)) return problem(404, "There is no such form.");
  if (request.method !== "POST") {
    return { ...problem(405, "A form answers POST only."), headers: { Allow: "POST" } };
  }
  if (!isFromHere(request.headers)) {
    return problem(403, "A page of another site may not send this form.");
  }
  const wait = take();
  if (wait > 0)
    return { ...problem(429, tooOften(wait)), headers: { "Retry-After": String(wait) } };
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
    return problem(415, "The body must be JSON. Send it as application/json.");
  }
  const read = await readBody(maxForm);
  if ("problem" in read) return unread[read.problem];
  const sent = parse(read.text);
  if (!sent) return problem(400, 'The body must be a JSON object, as {"fields": {}}.');
  try {
    const answer = await intake.accept({
      form,
      fields: sent.fields,
      key: request.headers.get("idempotency-key") ?? "",
      // Hidden from people, and filled by programs that fill everything.
      suspicious: sent.trap !== undefined && sent.trap !== "",
    });
    return toReply(answer);
  } catch (error) {
    // What was typed isn't in the error: SQLite names no values.
    console.error(error);
    return {
      ...problem(503, "The form can't be kept right now. Send it again in a moment."),
      headers: { "Retry-After": "5" },
    };
  }
}

function toReply(answer: Answer): Reply {
  switch (answer.kind) {
    case "accepted": {
      const receivedAt = new Date(answer.receivedAt).toISOString();
      return { status: 201, body: { receipt: answer.id, receivedAt } };
    }
    case "refused":
      return { status: 422, body: { errors: answer.errors } };
    case "unreadable":
      return problem(400, answer.sentence);
    case "other content":
      return problem(
        422,
        "This Idempotency-Key came with other content before. Send this content with a new one.",
      );
  }
}

/** The answers to bodies that weren't read completely. */
const unread = {
  "too long": problem(413, `The form is longer than ${maxForm} bytes. Shorten its texts.`),
  "too many pieces": problem(
    413,
    `The body came in more than ${maxPieces} pieces. Send it in larger ones.`,
  ),
  unreadable: problem(400, "The body could not be read. Send it again."),
};

function parse(text: string): { fields: unknown; trap?: unknown } | null {
  try {
    const sent: unknown = JSON.parse(text);
    if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return null;
    return { fields: Reflect.get(sent, "fields"), trap: Reflect.get(sent, "trap") };
  } catch {
    return null;
  }
}

/** Whether a page of this site sends it. Clients that are not browsers send neither header. */
function isFromHere(headers: Headers): boolean {
  const origin = headers.get("origin");
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  if (origin === null) return true;
  return origin === site.origin || origin.replace(/^https?:\/\//, "") === headers.get("host");
}

function problem(status: number, error: string): Reply {
  return { status, body: { error } };
}
