import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { freePort } from "#tools/commands/programs.ts";
import { root } from "#tools/project-files.ts";
import { copyProject, type ProjectCopy } from "../../bench/copy-project.ts";
import { untilAlive } from "./support/visit.ts";

let copy: ProjectCopy;
let vite: ChildProcess;
let url: string;

test.beforeAll(async () => {
  copy = copyProject();
  // The build has made them.
  cpSync(join(root, "app/fonts"), join(copy.folder, "app/fonts"), { recursive: true });
  const port = await freePort();
  url = `http://localhost:${port}`;
  const program = join(copy.folder, "node_modules/vite/bin/vite.js");
  vite = spawn(process.execPath, [program, "--port", String(port), "--strictPort"], {
    cwd: copy.folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  // It may say something else first, before anybody is answered.
  let said = "";
  await new Promise<void>((resolve, reject) => {
    vite.once("exit", () => reject(new Error(`The development server ended: ${said}`)));
    vite.stdout?.on("data", (chunk) => {
      said += stripVTControlCharacters(String(chunk));
      if (said.includes(url)) resolve();
    });
  });
});

test.afterAll(async () => {
  vite.kill();
  await once(vite, "exit");
  copy.remove();
});

test("in development pages come alive without an error, and an edit keeps what was typed", async ({
  page,
}) => {
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  for (const path of ["/", "/docs/mcp", "/support"]) {
    await page.goto(url + path);
    await untilAlive(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  const subject = page.getByLabel("Subject *");
  await subject.fill("A run");
  const footer = "app/layout/footer.tsx";
  copy.replace(footer, 'className="site-footer-end"', 'className="site-footer-end" title="New"');
  await expect(page.getByTitle("New")).toBeAttached();
  await expect(subject).toHaveValue("A run");
  expect(said).toEqual([]);
});
