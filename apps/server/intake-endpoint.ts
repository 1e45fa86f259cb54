import { site } from "@yno/brand/site";
import type { FieldErrors } from "@yno/intake/fields";
import { type FormName, isFormName, rulesOf, stampName, trapName } from "@yno/intake/forms";
import type { Answer, Intake } from "@yno/intake/intake";
import type { Log } from "@yno/intake/log";
import { stampPlace } from "./connected-forms.ts";
import { type FormPage, pageWithOutcome } from "./form-page.ts";
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
export type FormCircumstances = {
  /** What the address has after /forms/, exactly as it was sent. */
  form: string;
  /** The page from which the form is sent; undefined where its page opens it with JavaScript. */
  page: FormPage | undefined;
  https: boolean;
  readBody: (most: number) => Promise<Body>;
  log: Log;
  /** What the network has left (see rate-limit.ts). */
  take: () => Promise<number>;
  /** Whether a page may be written again for the network, which takes one of its turns. */
  mayShow: () => boolean;
};

type Reply = {
  status: number;
  body: { receipt: string; receivedAt: string } | { errors: FieldErrors } | { error: string };
  headers?: HeaderRecord;
};

/** What a form sent; `typed` where a browser sent it without JavaScript. */
type Sent = {
  fields: unknown;
  trap: unknown;
  stamp: unknown;
  typed?: Readonly<Record<string, string>>;
};

/** How a form came: by the code of its page, by the browser itself, or as what isn't read. */
type Manner = "script" | "page" | "other";

/** What came of a form, as far as it could be read. */
type Received = {
  answer: Reply;
  sent?: Sent | null;
  /** Why it waits in quarantine. */
  reasons?: readonly string[];
  /** What kept it from being kept. */
  failed?: unknown;
};

/**
 * Takes what a form of the site sends. With JavaScript it's JSON, `{"fields": {…}, "trap": ""}` with
 * an Idempotency-Key, and 201 with the receipt means that the submission is on the disk. Without, it's
 * what browsers send, and the answer is a page: the one of the form, with the receipt or with what
 * was refused and all that was typed. A client that would rather have JSON gets that.
 */
export async function answerForm(
  intake: Intake,
  request: Request,
  circumstances: FormCircumstances,
): Promise<Response> {
  const { form, page, https, log } = circumstances;
  const headers = new Headers({
    ...headersFor(formsPath, { https, isPage: true }),
    "Cache-Control": "no-store",
  });
  const manner = mannerOf(request.headers);
  const begun = performance.now();
  const received = await receive(intake, { request, manner }, circumstances);
  const { answer, sent } = received;
  const { status, body } = answer;
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name, value);
  tell(log, { form, manner, begun }, received);
  // The rest of the body isn't read, so nothing more can be read from this connection.
  if (status === 413 || status === 429) headers.set("Connection", "close");

  // What wasn't even read isn't worth a page.
  const isShown = status !== 429 || sent !== undefined;
  const types = ["text/html", "application/json"] as const;
  const isPage =
    manner === "page" && chooseType(request.headers.get("accept"), types) !== "application/json";
  if (isShown && isPage && page && isFormName(form)) {
    if ("receipt" in body) {
      headers.set("Location", `${page.path}?receipt=${body.receipt}&form=${form}`);
      return new Response(null, { status: 303, headers });
    }
    const outcome =
      "errors" in body ? { errors: body.errors } : { errors: {}, sentence: body.error };
    // The page that comes back is as old as the one that was sent: correcting a word takes no time.
    const read = intake.stamps.read(sent?.stamp);
    const stamp = intake.stamps.make("at" in read ? read.at : undefined);
    const html = pageWithOutcome(page.html.replaceAll(stampPlace, stamp), form, {
      ...outcome,
      typed: sent?.typed ?? {},
    });
    if (html !== undefined) {
      headers.set("Content-Type", "text/html; charset=utf-8");
      return new Response(html, { status, headers });
    }
  }
  headers.set("Content-Type", "application/json");
  return new Response(JSON.stringify(body), { status, headers });
}

async function receive(
  intake: Intake,
  { request, manner }: { request: Request; manner: Manner },
  { form, readBody, take, mayShow }: FormCircumstances,
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
  const tooMany = (wait: number): Reply => ({
    ...problem(429, tooOften(wait)),
    headers: { "Retry-After": String(wait) },
  });
  const wait = await take();
  // A page that comes too often is mostly read all the same: its answer shows what was typed.
  if (wait > 0 && (manner !== "page" || !mayShow())) return refuse(tooMany(wait));
  if (manner === "other") {
    return refuse(problem(415, "The body must be JSON. Send it as application/json."));
  }
  const read = await readBody(maxForm);
  if ("problem" in read) return refuse(unread[read.problem]);
  const sent = manner === "page" ? parsePage(form, read.text) : parse(read.text);
  const answered = (answer: Reply): Received => ({ answer, sent });
  if (wait > 0) return answered(tooMany(wait));
  if (!sent) return refuse(problem(400, 'The body must be a JSON object, as {"fields": {}}.'));
  const { fields, trap, stamp, typed } = sent;
  const { kind } = intake.stamps.read(stamp);
  // Without JavaScript the key is the stamp, of which a page with several forms has one; without that
  // too, the same content is one submission.
  const pageKey = `page-${form}-${kind === "person" || kind === "too fast" ? stamp : crypto.randomUUID()}`;
  const key = typed ? pageKey : (request.headers.get("idempotency-key") ?? "");
  const reasons = [
    ...(trap !== undefined && trap !== "" ? ["trap"] : []),
    ...(kind === "too fast" || kind === "forged" ? [kind] : []),
  ];
  try {
    const suspicious = reasons.length > 0;
    const answer = await inTime(intake.accept({ form, fields, key, suspicious }));
    const reply = answer.kind === "other content" && typed ? otherWords : toReply(answer);
    return { ...answered(reply), reasons };
  } catch (failed) {
    const answer = problem(503, "The form can't be kept right now. Send it again in a moment.");
    return { ...answered({ ...answer, headers: { "Retry-After": "5" } }), failed };
  }
}

/** Tells the log what came of a form, without anything that was typed. */
function tell(
  log: Log,
  { form, manner, begun }: { form: string; manner: Manner; begun: number },
  { answer: { status, body }, reasons = [], failed }: Received,
): void {
  const facts = {
    ...{ form: isFormName(form) ? form : "unknown", manner, status },
    ...("errors" in body && { refused: Object.keys(body.errors) }),
    ...("receipt" in body && { receipt: body.receipt }),
    ...("receipt" in body && reasons.length > 0 && { quarantined: reasons }),
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

/** For a visitor who went back, changed something and sent the form again. */
const otherWords = problem(
  422,
  "You've sent this form before with different content. Send it again to send this too.",
);

/** The answers to bodies that weren't read completely. */
const unread = {
  "too long": problem(413, `The form is longer than ${maxForm} bytes. Shorten its texts.`),
  "too many pieces": problem(
    413,
    `The body came in more than ${maxPieces} pieces. Send it in larger ones.`,
  ),
  unreadable: problem(400, "The body could not be read. Send it again."),
};

function mannerOf(headers: Headers): Manner {
  const type = mediaType(headers.get("content-type"));
  if (type === "application/json") return "script";
  return type === "application/x-www-form-urlencoded" ? "page" : "other";
}

function parse(text: string): Sent | null {
  try {
    const sent: unknown = JSON.parse(text);
    if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return null;
    const [fields, trap, stamp] = ["fields", "trap", stampName].map((name) =>
      Reflect.get(sent, name),
    );
    return { fields, trap, stamp };
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

/** Boxes come only when they're ticked, and every line break as two characters. */
function parsePage(form: FormName, text: string): Sent {
  const sent = new URLSearchParams(text);
  const typed: Record<string, string> = {};
  const fields: Record<string, string | boolean> = {};
  for (const [name, rule] of rulesOf(form)) {
    const value = sent.get(name)?.replaceAll("\r\n", "\n");
    if (value !== undefined) typed[name] = value;
    fields[name] = rule === "ticked" ? value !== undefined : (value ?? "");
  }
  return { fields, trap: sent.get(trapName) ?? "", stamp: sent.get(stampName), typed };
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
