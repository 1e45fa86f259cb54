import { site } from "@yno/brand/site";
import type { FieldErrors, Fields } from "@yno/intake/fields";
import { honeypotField, readFields } from "@yno/intake/form";
import { type FormName, forms, isFormName } from "@yno/intake/forms";
import type { Answer, Intake, Log } from "@yno/intake/intake";
import { type FormPages, formPage } from "./form-page.ts";
import { type HeaderRecord, headersFor } from "./headers.ts";
import { chooseType, mediaType } from "./negotiate.ts";
import { type RateLimits, tooOften } from "./rate-limit.ts";
import { type Body, maxPieces } from "./read-body.ts";

/** The folder of the forms' addresses: a form posts to /forms/<its name>. */
export const formsPath = "/forms/";

/** What the address of a form allows. */
export const formMethods = "POST, OPTIONS";

/** In bytes. The longest description that a person writes fits many times. */
export const maxForm = 64_000;

/** Submissions of one network: a person who corrects a form many times stays below. */
export const formRates: RateLimits = { burst: 20, perSecond: 0.2, clients: 10_000 };

/** What the endpoint needs besides the request. */
export type RequestContext = {
  /** What the address has after /forms/, exactly as it was sent. */
  form: string;
  /** What the pages of forms are made of; without them every answer is JSON. */
  pages: FormPages | undefined;
  https: boolean;
  readBody: (most: number) => Promise<Body>;
  log: Log;
  /** What the network has left (see rate-limit.ts). */
  take: () => Promise<number>;
};

type Reply = {
  status: number;
  body: { receipt: string; receivedAt: string } | { errors: FieldErrors } | { error: string };
  headers?: HeaderRecord;
};

/** What a form sent. */
type Sent = { fields: unknown; honeypot: unknown };

/** Who sends a form: the code of its page, the browser itself, or what isn't read. */
type SubmissionSource = "script" | "page" | "other";

/** What came of a form, as far as it could be read. */
type Received = {
  answer: Reply;
  /** What a browser sent without JavaScript. */
  typed?: Fields;
  isQuarantined?: boolean;
  /** What kept it from being kept. */
  failed?: unknown;
};

/**
 * Takes what a form of the site sends. With JavaScript it's JSON, `{"fields": {…}, "honeypot": ""}` with
 * an Idempotency-Key, and 201 with the receipt means that the submission is on the disk. Without, it's
 * what browsers send, and the answer is a page: the receipt, or the form with what was refused and all
 * that was typed. A client that would rather have JSON gets that.
 */
export async function answerForm(
  intake: Intake,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const { form, pages, https, log } = context;
  const headers = new Headers({
    ...headersFor(formsPath, { https, isPage: true }),
    "Cache-Control": "no-store",
  });
  const source = sourceOf(request.headers);
  const begun = performance.now();
  const received = await receive(intake, { request, source }, context);
  const { answer, typed = {} } = received;
  const { status, body } = answer;
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name, value);
  tell(log, { form, source, begun }, received);
  // The rest of the body isn't read, so nothing more can be read from this connection.
  if (status === 413 || status === 429) headers.set("Connection", "close");

  const types = ["text/html", "application/json"] as const;
  const isPage =
    source === "page" && chooseType(request.headers.get("accept"), types) !== "application/json";
  if (isPage && pages && isFormName(form)) {
    if ("receipt" in body) {
      headers.set("Location", `${formsPath}${form}?receipt=${body.receipt}`);
      return new Response(null, { status: 303, headers });
    }
    const outcome =
      "errors" in body ? { errors: body.errors } : { errors: {}, sentence: body.error };
    headers.set("Content-Type", "text/html; charset=utf-8");
    const html = formPage(pages, form, { kind: "refused", ...outcome, typed });
    return new Response(html, { status, headers });
  }
  headers.set("Content-Type", "application/json");
  return new Response(JSON.stringify(body), { status, headers });
}

type ShownForm = {
  form: FormName;
  pages: FormPages;
  query: string;
  /** Whether the network may have a receipt looked up. */
  mayLookUp: boolean;
  https: boolean;
  log: Log;
};

/** The page of a form, or of the receipt in its address. An invented number isn't a receipt. */
export async function showForm(intake: Intake, shown: ShownForm): Promise<Response> {
  const { form, pages, query, mayLookUp, https, log } = shown;
  const receipt = new URLSearchParams(query).get("receipt") ?? "";
  const isReceipt = /^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){2}$/.test(receipt) && mayLookUp;
  const isKept =
    isReceipt &&
    (await inTime(intake.hasReceived(form, receipt)).catch((error) => {
      // Without the database the page is there all the same, only without its receipt.
      log("error", "A receipt couldn't be looked up.", {}, error);
      return false;
    }));
  const html = formPage(pages, form, isKept ? { kind: "received", receipt } : { kind: "empty" });
  const headers = {
    ...headersFor(formsPath, { https, isPage: true }),
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
  };
  return new Response(html, { headers });
}

async function receive(
  intake: Intake,
  { request, source }: { request: Request; source: SubmissionSource },
  { form, readBody, take }: RequestContext,
): Promise<Received> {
  const refuse = (answer: Reply): Received => ({ answer });
  if (!isFormName(form)) return refuse(problem(404, "There is no such form."));
  if (request.method !== "POST") {
    return refuse({
      ...problem(405, "A form answers POST only."),
      headers: { Allow: formMethods },
    });
  }
  if (!isFromHere(request)) {
    return refuse(problem(403, "A page of another site may not send this form."));
  }
  const wait = await take();
  const tooMany: Reply = {
    ...problem(429, tooOften(wait)),
    headers: { "Retry-After": String(wait) },
  };
  // A page that comes too often is read all the same: its answer shows what was typed.
  if (wait > 0 && source !== "page") return refuse(tooMany);
  if (source === "other") {
    return refuse(problem(415, "The body must be JSON. Send it as application/json."));
  }
  const read = await readBody(maxForm);
  if ("problem" in read) return refuse(unread[read.problem]);
  const typed = source === "page" ? readPage(form, read.text) : undefined;
  const answered = (answer: Reply): Received => ({ answer, ...(typed && { typed: typed.fields }) });
  if (wait > 0) return answered(tooMany);
  const sent: Sent | null = typed ?? parse(read.text);
  if (!sent) return refuse(problem(400, 'The body must be a JSON object, as {"fields": {}}.'));
  const { fields, honeypot } = sent;
  const key = request.headers.get("idempotency-key");
  const isQuarantined = honeypot !== undefined && honeypot !== "";
  try {
    const accepted = intake.accept({ form, fields, key, suspicious: isQuarantined });
    return { ...answered(toReply(await inTime(accepted))), isQuarantined };
  } catch (failed) {
    const answer = problem(503, "The form can't be kept right now. Send it again in a moment.");
    return { ...answered({ ...answer, headers: { "Retry-After": "5" } }), failed };
  }
}

/** Tells the log what came of a form, without anything that was typed. */
function tell(
  log: Log,
  { form, source, begun }: { form: string; source: SubmissionSource; begun: number },
  { answer: { status, body }, isQuarantined, failed }: Received,
): void {
  const facts = {
    ...{ form: isFormName(form) ? form : "unknown", source, status },
    ...("errors" in body && { refused: Object.keys(body.errors) }),
    ...("receipt" in body && { receipt: body.receipt }),
    ...("receipt" in body && isQuarantined && { quarantined: true }),
    ms: Math.round(performance.now() - begun),
  };
  if (failed === undefined) log("info", "A form was answered.", facts);
  else log("error", "A form couldn't be kept.", facts, failed);
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

function sourceOf(headers: Headers): SubmissionSource {
  const type = mediaType(headers.get("content-type"));
  if (type === "application/json") return "script";
  return type === "application/x-www-form-urlencoded" ? "page" : "other";
}

function parse(text: string): Sent | null {
  try {
    const sent: unknown = JSON.parse(text);
    if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return null;
    return { fields: Reflect.get(sent, "fields"), honeypot: Reflect.get(sent, "honeypot") };
  } catch {
    return null;
  }
}

/** How long the storage may take, in milliseconds. A form that is kept later is found by its key. */
const storageMs = 8_000;

/** Rejects when the storage doesn't answer in time. */
export async function inTime<Result>(work: Promise<Result>, most = storageMs): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The storage doesn't answer.")), most);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** A browser sends every line break as two characters. */
function readPage(form: FormName, text: string): Sent & { fields: Fields } {
  const sent = new URLSearchParams(text.replaceAll(/%0d%0a/gi, "%0A"));
  return { fields: readFields(forms[form], sent), honeypot: sent.get(honeypotField) ?? "" };
}

/** Whether a page of this site sends it. Clients that are not browsers send neither header. */
function isFromHere({ headers, url }: Request): boolean {
  const origin = headers.get("origin");
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  if (origin === null) return true;
  return origin === site.origin || origin.replace(/^https?:\/\//, "") === new URL(url).host;
}

function problem(status: number, error: string): Reply {
  return { status, body: { error } };
}
