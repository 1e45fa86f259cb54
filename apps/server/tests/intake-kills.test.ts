import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { testKills } from "./intake-server.ts";

const data = mkdtempSync(join(tmpdir(), "intake-kills-"));
afterAll(() => rmSync(data, { recursive: true }));

testKills(() => join(data, "intake.db"));
