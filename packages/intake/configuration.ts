import { isEmail } from "./fields.ts";
import { type FormName, formNames } from "./forms.ts";
import type { Senders } from "./intake.ts";
import { isPostgres } from "./open-storage.ts";
import { confirmationSender, type MailSettings, mailSender, webhookSender } from "./senders.ts";
import { type Channel, IntakeProblem } from "./storage.ts";

/** The intake as the environment sets it up. */
export type IntakeConfiguration = {
  /** The path of a SQLite file, or the address of PostgreSQL. */
  database: string;
  senders: Senders;
  mail: MailSettings | undefined;
  /** The addresses of the webhooks, each once. */
  webhooks: readonly string[];
  /** Where /metrics is answered, on this machine only; undefined for nowhere. */
  metricsPort: number | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

const switchName = "INTAKE";
const defaultDatabase = "data/intake.db";

/**
 * Reads the variables that begin with INTAKE; null when the intake is off. A form's own variable has
 * its name at the end, as INTAKE_WEBHOOK_URL_SUPPORT_REQUEST, and goes before the general one.
 *
 * @throws IntakeProblem with the variable, what is wrong with it and an example
 */
export function readConfiguration(environment: Environment): IntakeConfiguration | null {
  const given = (name: string) => environment[name]?.trim() || undefined;
  const on = given(switchName)?.toLowerCase();
  if (on === undefined || on === "off") return null;
  if (on !== "on") throw wrong(switchName, "must be on or off", `${switchName}=on`);

  const unknown = Object.keys(environment).find(
    (name) => name.startsWith(`${switchName}_`) && !isKnown(name),
  );
  if (unknown !== undefined) {
    throw new IntakeProblem(
      `The intake knows no variable ${unknown}: correct its name or remove it.`,
    );
  }
  const mail = readMail(given);
  refuseLoneSecrets(given);
  const byForm = new Map<string, ReturnType<Senders>>(
    formNames.map((form) => [form, readForm(form, given, mail)]),
  );
  const webhooks = formNames.map((form) => ownOf(form, given)("INTAKE_WEBHOOK_URL"));
  return {
    database: readDatabase(given("INTAKE_DATABASE")),
    senders: (form) => byForm.get(form) ?? {},
    mail,
    webhooks: [...new Set(webhooks.filter((address) => address !== undefined))],
    metricsPort: readMetricsPort(given("INTAKE_METRICS_PORT")),
  };
}

const perForm = ["INTAKE_MAIL_TO", "INTAKE_WEBHOOK_URL", "INTAKE_WEBHOOK_SECRET"];
const general = [
  ...["INTAKE_DATABASE", "INTAKE_SMTP_URL", "INTAKE_MAIL_FROM"],
  "INTAKE_METRICS_PORT",
  // Of the tests: how many malformed requests are sent.
  "INTAKE_FUZZ",
];

function isKnown(name: string): boolean {
  return (
    [...general, ...perForm].includes(name) ||
    formNames.some((form) => perForm.some((each) => name === each + suffixOf(form)))
  );
}

type Given = (name: string) => string | undefined;

function readDatabase(value = defaultDatabase): string {
  if (value === ":memory:") {
    throw wrong(
      "INTAKE_DATABASE",
      "must be a file: nothing in memory survives",
      `INTAKE_DATABASE=${defaultDatabase}`,
    );
  }
  // An address of another kind, such as jdbc:, may hold a password. One letter is a drive of Windows.
  if (
    /^[a-z][a-z\d+.-]+:/i.test(value) &&
    !(isPostgres(value) && isDecodable(value) && !isCut(value))
  ) {
    throw wrong(
      "INTAKE_DATABASE",
      `must be the path of a SQLite file, or an address of PostgreSQL ${escaped}`,
      `INTAKE_DATABASE=${defaultDatabase}`,
    );
  }
  return value;
}

const escaped = "with %25, %2F, %3F and %23 for %, /, ? and # in its password";

/** Whether one of these ends the host in the middle of a password, and the @ comes after it. */
function isCut(address: string): boolean {
  return /^\w+:\/\/[^/?#@]*[/?#].*@/.test(address);
}

/** Whether the driver of PostgreSQL can decode an address: it throws where a % begins no character. */
function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(new URL(address).href) !== "";
  } catch {
    return false;
  }
}

function readMail(given: Given): MailSettings | undefined {
  const url = given("INTAKE_SMTP_URL");
  const from = given("INTAKE_MAIL_FROM");
  if (url === undefined) {
    if (from === undefined) return undefined;
    throw wrong(
      "INTAKE_SMTP_URL",
      "is missing, but INTAKE_MAIL_FROM is there",
      "INTAKE_SMTP_URL=smtp://localhost:25",
    );
  }
  // nodemailer reads the host as the web does, and shows the password where it can't.
  const isHost = URL.canParse(url) && URL.canParse(`http://${new URL(url).host}`);
  if (!/^smtps?:\/\/[^/?#]/i.test(url) || !isHost || isCut(url)) {
    throw wrong(
      "INTAKE_SMTP_URL",
      `must be an address that begins with smtp:// or smtps://, ${escaped}`,
      "INTAKE_SMTP_URL=smtps://user:password@mail.company.example",
    );
  }
  if (from === undefined) {
    throw wrong(
      "INTAKE_MAIL_FROM",
      "is missing: it's the address from which mails come",
      "INTAKE_MAIL_FROM=forms@company.example",
    );
  }
  if (!isOneAddress(from)) {
    throw wrong(
      "INTAKE_MAIL_FROM",
      "must be one email address",
      "INTAKE_MAIL_FROM=forms@company.example",
    );
  }
  return { url, from };
}

/** With a comma or semicolon, mail programs make two of it. */
function isOneAddress(text: string): boolean {
  return isEmail(text) && !/[,;]/.test(text);
}

function readMetricsPort(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw wrong(
    "INTAKE_METRICS_PORT",
    "must be a whole number from 1 to 65535",
    "INTAKE_METRICS_PORT=9464",
  );
}

/** A variable of one form, or the general one. */
function ownOf(form: FormName, given: Given): Given {
  return (name) => given(`${name}${suffixOf(form)}`) ?? given(name);
}

function suffixOf(form: FormName): string {
  return `_${form.toUpperCase().replaceAll("-", "_")}`;
}

/** A secret without an address would be ignored, and no submission would reach the webhook. */
function refuseLoneSecrets(given: Given): void {
  const hasAddress = (ending: string) => given(`INTAKE_WEBHOOK_URL${ending}`) !== undefined;
  const endings = ["", ...formNames.map(suffixOf)];
  const lone = endings.find(
    (ending) =>
      given(`INTAKE_WEBHOOK_SECRET${ending}`) !== undefined &&
      !(ending === "" ? endings.some(hasAddress) : hasAddress(ending) || hasAddress("")),
  );
  if (lone === undefined) return;
  throw wrong(
    `INTAKE_WEBHOOK_URL${lone}`,
    `is missing, but INTAKE_WEBHOOK_SECRET${lone} is there`,
    `INTAKE_WEBHOOK_URL${lone}=https://hooks.company.example/forms`,
  );
}

function readForm(
  form: FormName,
  given: Given,
  mail: MailSettings | undefined,
): ReturnType<Senders> {
  const own = ownOf(form, given);
  const nameOf = (name: string) =>
    given(`${name}${suffixOf(form)}`) === undefined ? name : `${name}${suffixOf(form)}`;
  const senders: Partial<Record<Channel, ReturnType<typeof webhookSender>>> = {};

  const to = own("INTAKE_MAIL_TO");
  if (to !== undefined) {
    if (!mail)
      throw wrong(
        "INTAKE_SMTP_URL",
        `is missing, but ${nameOf("INTAKE_MAIL_TO")} is there`,
        "INTAKE_SMTP_URL=smtp://localhost:25",
      );
    if (!isOneAddress(to)) {
      const name = nameOf("INTAKE_MAIL_TO");
      throw wrong(name, "must be one email address", `${name}=team@company.example`);
    }
    senders.mail = mailSender(mail, to);
  }
  if (mail && form === "support-request") senders.confirmation = confirmationSender(mail);

  const url = own("INTAKE_WEBHOOK_URL");
  if (url !== undefined) {
    if (!/^https?:\/\/[^/@]*(?:\/|$)/i.test(url) || !URL.canParse(url)) {
      const name = nameOf("INTAKE_WEBHOOK_URL");
      throw wrong(
        name,
        "must be an address that begins with https:// or http://, without a name and password",
        `${name}=https://hooks.company.example/forms`,
      );
    }
    const secret = own("INTAKE_WEBHOOK_SECRET");
    if (secret === undefined || !/^(?:whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/.test(secret)) {
      const name = nameOf("INTAKE_WEBHOOK_SECRET");
      throw wrong(
        name,
        "must be 24 random bytes or more in Base64, after whsec_",
        `${name}="whsec_$(openssl rand -base64 32)"`,
      );
    }
    senders.webhook = webhookSender(url, secret);
  }
  return senders;
}

/** The value isn't shown: it may be a secret. */
function wrong(variable: string, problem: string, example: string): IntakeProblem {
  return new IntakeProblem(`${variable} ${problem}: set it, for example ${example}.`);
}
