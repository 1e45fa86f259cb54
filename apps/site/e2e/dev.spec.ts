import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { freePort } from "@yno/tools/free-port";
import { root } from "#build/site-folder.ts";
import { copyProject, type ProjectCopy } from "#tests/copy-project.ts";
import { expect, test as journey } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

/** A journey through a copy of the project in development. */
const test = journey.extend<{ copy: ProjectCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  copy: async ({}, use) => {
    const copy = copyProject();
    // The build has made them.
    cpSync(join(root, "app/fonts"), join(copy.folder, "apps/site/app/fonts"), { recursive: true });
    await use(copy);
    copy.remove();
  },
  baseURL: async ({ copy }, use) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const program = join(copy.folder, "node_modules/vite/bin/vite.js");
    const vite = spawn(process.execPath, [program, "--port", String(port), "--strictPort"], {
      cwd: join(copy.folder, "apps/site"),
      stdio: ["ignore", "pipe", "inherit"],
    });
    // It may say something else first, before anybody is answered.
    let said = "";
    await new Promise<void>((resolve, reject) => {
      vite.once("exit", () => reject(new Error(`The development server ended: ${said}`)));
      vite.stdout.on("data", (chunk) => {
        said += stripVTControlCharacters(String(chunk));
        if (said.includes(url)) resolve();
      });
    });
    await use(url);
    vite.kill();
    await once(vite, "exit");
    expect(said).not.toContain("build/");
  },
});

// A first visit waits until the server has compiled the page, as long as that takes here.
test.use({ navigationTimeout: 0 });

test("in development pages are hydrated without an error, an edit keeps what was typed, and a build changes nothing", async ({
  page,
  copy,
}) => {
  for (const path of ["/", "/docs/mcp", "/support"]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  const subject = page.getByLabel("Subject *");
  await subject.fill("A run");
  const built = join(copy.folder, "apps/site/dist/client");
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, "about.html"), "");
  const footer = "apps/site/app/layout/footer.tsx";
  copy.replace(footer, 'className="site-footer-end"', 'className="site-footer-end" title="New"');
  await expect(page.getByTitle("New")).toBeAttached();
  await expect(subject).toHaveValue("A run");
});
