import { openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import { createApp } from "@yno/server/app";
import { makeBuildFolder, removeBuildFolder } from "@yno/server/fixtures";
import { loadSiteFiles } from "@yno/server/site-files";
import { expect, onTestFinished, test } from "vitest";
import { malformedRequests } from "./intake-fuzz.ts";

/** The bench sends 100,000: `INTAKE_FUZZ=100000`. */
const count = Number(process.env.INTAKE_FUZZ ?? 5_000);

test(`${count} malformed requests have an answer below 500, and what is kept is what was sent`, async () => {
  const build = await makeBuildFolder();
  onTestFinished(() => removeBuildFolder(build));
  const storage = await openStorage(":memory:");
  const intake = openIntake({ storage, senders: () => ({}) });
  onTestFinished(() => intake.close());
  // Everybody from another network, so that none is refused for its rate.
  let network = 0;
  const app = createApp(await loadSiteFiles(build), { intake, proxies: 1 });
  const requests = malformedRequests(Number(process.env.PROPERTY_SEED ?? Date.now()));
  const statuses = new Map<number, number>();
  let accepted = 0;
  for (let sent = 0; sent < count; sent++) {
    const { path, headers, body } = requests.next().value;
    network += 1;
    const response = await app.request(path, {
      method: "POST",
      headers: {
        ...headers,
        "X-Forwarded-For": `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
      },
      body: body.slice(),
    });
    const { status } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status, `${path} ${JSON.stringify(headers)} ${Buffer.from(body)}`).toBeLessThan(500);
    if (status !== 201 && status !== 303) continue;
    accepted += 1;
    const receipt = (await response.text()).match(/[2-9A-Z]{4}(?:-[2-9A-Z]{4}){2}/)?.[0];
    const kept = await storage.get(
      receipt ?? String(/receipt=([\w-]+)/.exec(response.headers.get("location") ?? "")?.[1]),
    );
    expect(kept, `${path} was accepted`).not.toBeNull();
  }
  console.info(`Answers: ${JSON.stringify(Object.fromEntries(statuses))}.`);
  expect(accepted).toBeGreaterThan(0);
});
