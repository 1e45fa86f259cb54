import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { isTaken, listenProblem, readPort } from "./port.ts";
import { StartError } from "./start-error.ts";

test("an unset or empty PORT means 3000", () => {
  expect(readPort(undefined)).toBe(3000);
  expect(readPort("")).toBe(3000);
});

test.each([
  ["0", 0],
  ["8080", 8080],
  ["65535", 65_535],
])("PORT=%s is used unchanged", (value, port) => {
  expect(readPort(value)).toBe(port);
});

test.each(["65536", "-1", "3000.5", "3000 ", "0x10", "1e3", "http", "999999", "٣"])(
  "PORT=%j is refused with one sentence",
  (value) => {
    expect(() => readPort(value)).toThrow(StartError);
    expect(() => readPort(value)).toThrow(/^PORT must be a whole number .*\.$/);
  },
);

test("a taken port is named, with another one to try", () => {
  expect(listenProblem("EADDRINUSE", 3000)?.message).toMatch(/Port 3000 .*PORT=3001/);
  expect(listenProblem("EADDRINUSE", 65_535)?.message).toMatch(/Port 65535 .*PORT=3000/);
});

test("the variable that sets the port is the one that is named", () => {
  expect(listenProblem("EADDRINUSE", 9464, "INTAKE_METRICS_PORT")?.message).toMatch(
    /set INTAKE_METRICS_PORT to another one, for example INTAKE_METRICS_PORT=9465/,
  );
});

test("a port that needs more rights is named", () => {
  expect(listenProblem("EACCES", 80)?.message).toContain("port 80");
});

test("an error without a sentence is shown in full", () => {
  expect(listenProblem("EMFILE", 3000)).toBeNull();
  expect(listenProblem(undefined, 3000)).toBeNull();
});

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((network) => network?.address === "::1");

test.each(["127.0.0.1", "0.0.0.0", ...(hasIpv6 ? ["::1", "::"] : [])])(
  "a port is taken while a program answers on %s alone, and free afterwards",
  async (host) => {
    const other = createServer();
    onTestFinished(() => void other.close());
    await new Promise<void>((resolve) =>
      other.listen({ port: 0, host, ipv6Only: host.includes(":") }, resolve),
    );
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    expect(await isTaken(port)).toBe(true);
    await new Promise((resolve) => other.close(resolve));
    expect(await isTaken(port)).toBe(false);
  },
);
