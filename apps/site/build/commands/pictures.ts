import { join } from "node:path";
import { type BrowserContextOptions, chromium } from "@playwright/test";
import { loadSiteFiles } from "@yno/server/site-files";
import { startServer } from "@yno/server/start";
import { browserOptions } from "@yno/tools/browser";
import { root as project } from "@yno/tools/project-files";
import { type ConsentRecord, essentialOnly } from "#app/browser/platform/consent-record.ts";
import { consentEntry } from "#app/browser/platform/storage.ts";
import { type Picture, pictures, pictureTime } from "../pictures.ts";
import { root } from "../site-folder.ts";

const server = await startServer({ port: 0, files: await loadSiteFiles(join(root, "dist")) });
const browser = await chromium.launch({
  ...browserOptions,
  // The same letters and colours on every machine.
  args: [...browserOptions.args, "--font-render-hinting=none", "--force-color-profile=srgb"],
});
try {
  for (const picture of pictures) {
    await take(picture);
    console.info(picture.file);
  }
} finally {
  await browser.close();
  await server.close();
}

/** Takes a picture of a page as it is for a visitor who has answered the banner, with nothing moving. */
async function take({ file, path, width, height }: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    storageState: answeredIn(server.url),
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(pictureTime);
  await page.goto(`${server.url}${path}`);
  await page.waitForSelector("[data-hydrated]");
  // Both come late; without them the picture would show the machine's own.
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === "loaded").length >= 2,
  );
  await page.screenshot({ path: join(project, file), animations: "disabled" });
  await context.close();
}

/** Storage in which the banner was answered. */
function answeredIn(origin: string): NonNullable<BrowserContextOptions["storageState"]> {
  const record: ConsentRecord = {
    preferences: essentialOnly,
    timestamp: pictureTime,
    version: "2.0",
    consentMethod: "banner",
  };
  const entry = { name: consentEntry, value: JSON.stringify(record) };
  return { cookies: [], origins: [{ origin, localStorage: [entry] }] };
}
