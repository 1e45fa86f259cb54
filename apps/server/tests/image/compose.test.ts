import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfiguration } from "@yno/intake/configuration";
import { root } from "@yno/tools/project-files";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const service = z.object({
  build: z.object({ args: z.record(z.string(), z.string()) }).optional(),
  ports: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  volumes: z.array(z.string()).optional(),
});
const file = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
});

const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");

/** The compose file with these variables, as Compose fills them in. */
function composed(given: Readonly<Record<string, string>> = {}) {
  const text = readFileSync(join(root, "compose.yaml"), "utf8");
  const fill = (value: string) =>
    value.replace(/\$\{(\w+):(.)([^}]*)\}/g, (_, name, operator, otherwise) => {
      if (operator === "?" && given[name] === undefined) throw new Error(otherwise);
      return given[name] ?? otherwise;
    });
  const parsed = parse(text, (_, value) => (typeof value === "string" ? fill(value) : value));
  return file.parse(parsed);
}

const password = { POSTGRES_PASSWORD: "secret" };

test("without a password nothing starts", () => {
  expect(() => composed()).toThrow("Set POSTGRES_PASSWORD");
});

test("the server is given variables that it knows, with the database of the other service", () => {
  const { site, database } = composed(password).services;
  const configuration = readConfiguration(site?.environment ?? {});
  const { username, password: sent, hostname, pathname } = new URL(configuration?.database ?? "");
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = database?.environment ?? {};
  expect([username, sent, pathname]).toEqual([POSTGRES_USER, POSTGRES_PASSWORD, `/${POSTGRES_DB}`]);
  expect(Object.keys(composed(password).services)).toContain(hostname);
  // Without a host it asks at the socket, where PostgreSQL answers before it does to other services.
  const healthcheck = database?.healthcheck?.test.join(" ");
  expect(healthcheck).toContain(`pg_isready --host 127.0.0.1 --username ${POSTGRES_USER}`);
});

test("with the mail catcher, every form is mailed to it", () => {
  const { site } = composed({
    ...password,
    INTAKE_SMTP_URL: "smtp://mail:1025",
    INTAKE_MAIL_FROM: "forms@harbour.example",
    INTAKE_MAIL_TO: "team@harbour.example",
  }).services;
  const configuration = readConfiguration(site?.environment ?? {});
  expect(configuration?.mail?.url).toBe("smtp://mail:1025");
  expect(configuration?.senders("subscribe").mail).toBeDefined();
});

test("the base and the port are those of the Dockerfile", () => {
  const { site } = composed(password).services;
  expect(site?.build?.args.BASE).toBe(/^ARG BASE=(.*)$/m.exec(dockerfile)?.[1]);
  const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1];
  expect(site?.ports?.map((each) => each.split(":")[1])).toEqual([port]);
  expect(dockerfile).toMatch(new RegExp(`^ENV .*PORT=${port}\\b`, "m"));
});

test("a service that others wait for says when it's healthy, and volumes that are mounted exist", () => {
  const { services, volumes } = composed(password);
  for (const { depends_on = {}, volumes: mounted = [] } of Object.values(services)) {
    for (const name of Object.keys(depends_on)) expect(services[name]?.healthcheck).toBeDefined();
    for (const mount of mounted) expect(Object.keys(volumes)).toContain(mount.split(":")[0]);
  }
});
