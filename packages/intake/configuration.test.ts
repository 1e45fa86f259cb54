import { expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { channelsOf } from "./intake.ts";
import { openStorage, shownDatabase } from "./open-storage.ts";

const read = (environment: Record<string, string>) => readConfiguration(environment);
const on = { INTAKE: "on" };
const mail = { INTAKE_SMTP_URL: "smtp://localhost:25", INTAKE_MAIL_FROM: "forms@yno.example" };
const hook = {
  INTAKE_WEBHOOK_URL: "https://hooks.yno.example/forms",
  INTAKE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
};

test("the intake is off unless it's switched on", () => {
  expect(read({})).toBeNull();
  expect(read({ INTAKE: "off", ...mail })).toBeNull();
  expect(read(on)?.database).toBe("data/intake.db");
});

test("a form's own variable goes before the general one", () => {
  const { senders } = read({ ...on, ...mail, INTAKE_MAIL_TO_SUBSCRIBE: "news@yno.example" }) ?? {};
  if (!senders) throw new Error("The intake is off.");
  expect(channelsOf(senders, "subscribe")).toEqual(["mail"]);
  expect(channelsOf(senders, "investor-deck")).toEqual([]);
  expect(channelsOf(senders, "support-request")).toEqual(["confirmation"]);
  expect(channelsOf(senders, "a form of last year")).toEqual([]);
});

test("the database may be PostgreSQL's", () => {
  const address = "postgres://forms:secret@db.yno.example/forms";
  expect(read({ ...on, INTAKE_DATABASE: address })?.database).toBe(address);
  expect(shownDatabase(address)).toBe("PostgreSQL on db.yno.example");
});

test("webhooks and mails go together", () => {
  const { senders } = read({ ...on, ...mail, ...hook, INTAKE_MAIL_TO: "team@yno.example" }) ?? {};
  if (!senders) throw new Error("The intake is off.");
  expect(channelsOf(senders, "support-request")).toEqual(["mail", "webhook", "confirmation"]);
});

test.each<[string, Record<string, string>]>([
  ["INTAKE", { INTAKE: "yes" }],
  ["INTAKE_DATABASE", { ...on, INTAKE_DATABASE: "mysql://localhost/forms" }],
  ["INTAKE_SMTP_URL", { ...on, INTAKE_MAIL_FROM: "forms@yno.example" }],
  ["INTAKE_SMTP_URL", { ...on, ...mail, INTAKE_SMTP_URL: "localhost" }],
  ["INTAKE_MAIL_FROM", { ...on, INTAKE_SMTP_URL: "smtp://localhost" }],
  ["INTAKE_SMTP_URL", { ...on, INTAKE_MAIL_TO: "team@yno.example" }],
  ["INTAKE_DATABASE", { ...on, INTAKE_DATABASE: ":memory:" }],
  ["INTAKE_DATABASE", { ...on, INTAKE_DATABASE: "postgres:forms" }],
  ["INTAKE_DATABASE", { ...on, INTAKE_DATABASE: "jdbc:postgresql://localhost/forms" }],
  ["INTAKE_DATABASE", { ...on, INTAKE_DATABASE: "postgresql+psycopg://localhost/forms" }],
  ["INTAKE_DATABASE", { ...on, INTAKE_DATABASE: "postgres://bob:hunter2%@localhost/forms" }],
  ["INTAKE_DATABASE", { ...on, INTAKE_DATABASE: "postgres://bob:12/hunter2@localhost/forms" }],
  ["INTAKE_SMTP_URL", { ...on, ...mail, INTAKE_SMTP_URL: "smtp://bob:12#hunter2@localhost" }],
  ["INTAKE_SMTP_URL", { ...on, ...mail, INTAKE_SMTP_URL: "smtp:///mail" }],
  ["INTAKE_SMTP_URL", { ...on, ...mail, INTAKE_SMTP_URL: "smtp://bob:hunter2@192.0.2.256" }],
  ["INTAKE_DATABASE", { ...on, INTAKE_DATABASE: "file:forms.db?mode=memory" }],
  ["INTAKE_MAIL_FROM", { ...on, ...mail, INTAKE_MAIL_FROM: "x" }],
  ["INTAKE_MAIL_FROM", { ...on, ...mail, INTAKE_MAIL_FROM: "a,b@c.co" }],
  ["INTAKE_MAIL_TO", { ...on, ...mail, INTAKE_MAIL_TO: "a@b.co, c@d.co" }],
  ["INTAKE_MAIL_TO", { ...on, ...mail, INTAKE_MAIL_TO: "team;forms@c.co" }],
  ["INTAKE_WEBHOOK_URL", { ...on, ...hook, INTAKE_WEBHOOK_URL: "https://bob:hunter2@b.co/x" }],
  ["INTAKE_METRICS_PORT", { ...on, INTAKE_METRICS_PORT: "0" }],
  ["INTAKE_WEBHOOK_URL", { ...on, ...hook, INTAKE_WEBHOOK_URL: "hooks.yno.example" }],
  ["INTAKE_WEBHOOK_SECRET", { ...on, ...hook, INTAKE_WEBHOOK_SECRET: "hunter2" }],
  ["INTAKE_WEBHOOK_URL", { ...on, INTAKE_WEBHOOK_SECRET: hook.INTAKE_WEBHOOK_SECRET }],
  [
    "INTAKE_WEBHOOK_URL_SUBSCRIBE",
    { ...on, INTAKE_WEBHOOK_SECRET_SUBSCRIBE: hook.INTAKE_WEBHOOK_SECRET },
  ],
  ["INTAKE_MAIL_TO_SUBSCRIBE", { ...on, ...mail, INTAKE_MAIL_TO_SUBSCRIBE: "team" }],
  ["INTAKE_WEBHOOK_URL_SUBSCRIBE", { ...on, ...hook, INTAKE_WEBHOOK_URL_SUBSCRIBE: "b.co" }],
  ["INTAKE_WEBHOOK_SECRET_SUBSCRIBE", { ...on, ...hook, INTAKE_WEBHOOK_SECRET_SUBSCRIBE: "short" }],
])("a wrong %s is named with an example, and its value isn't shown", (variable, environment) => {
  const problem = () => read(environment);
  expect(problem).toThrow(new RegExp(`^${variable} .*: set it, for example ${variable}=`));
  expect(problem).not.toThrow("hunter2");
});

test("an @ in the options of an address isn't the end of a password", () => {
  const database = "postgres://bob:hunter2@localhost/forms?application_name=a@b";
  expect(read({ ...on, INTAKE_DATABASE: database })?.database).toBe(database);
});

test("a variable with a mistyped name is refused", () => {
  expect(() => read({ ...on, INTAKE_WEBHOOK_URL_SUPPORT: "https://b.co" })).toThrow(
    "The intake knows no variable INTAKE_WEBHOOK_URL_SUPPORT",
  );
});

test("a folder that can't be made is named", async () => {
  await expect(openStorage("/proc/nope/intake.db")).rejects.toThrow(/^The folder of the database/);
});
