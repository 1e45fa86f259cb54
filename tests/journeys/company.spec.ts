import type { Page } from "@playwright/test";
import { jobs } from "#content/jobs.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const part = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("region", { name });

test("/about has three bullets, three challenges, three ways and six values", async ({ page }) => {
  await visit(page, "/about");
  await expect(part(page, "Mission").getByRole("listitem")).toHaveCount(3);
  await expect(part(page, "Challenges").getByRole("listitem")).toHaveCount(3);
  await expect(part(page, "Approach").getByRole("term")).toHaveText([
    "Security-first design",
    "Singapore tech hub",
    "Efficient operations",
  ]);
  await expect(part(page, "Core values").getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(part(page, "Vision")).not.toHaveText("Vision");
});

test("/careers lists ten positions with every field, and each leads to /contact", async ({
  page,
}) => {
  await visit(page, "/careers");
  const positions = part(page, "Open positions").locator(".position");
  await expect(positions).toHaveCount(10);
  for (const [index, job] of jobs.entries()) {
    const position = positions.nth(index);
    const text = (await position.textContent()) ?? "";
    const { title, type, location, department, description, requirements, highlights } = job;
    const fields = [title, type, location, department, description, ...requirements, ...highlights];
    expect(
      fields.filter((field) => !text.includes(field)),
      title,
    ).toEqual([]);
    await expect(position.getByRole("link", { name: "Apply Now" })).toHaveAttribute(
      "href",
      "/contact",
    );
  }
  await expect(part(page, /^Why choose/).getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(part(page, "Benefits")).toContainText("20% time for personal projects");
  await expect(page.getByRole("link", { name: "Send Us Your Profile" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("Apply Now leads to the not-found page", async ({ page }) => {
  await visit(page, "/careers");
  await page.getByRole("link", { name: "Apply Now" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});

test("every position has structured data in the static HTML", async ({ plain }) => {
  await plain.goto("/careers");
  const text = await plain.locator('script[type="application/ld+json"]').textContent();
  const graph: Record<string, unknown>[] = JSON.parse(text ?? "{}")["@graph"] ?? [];
  const records = graph.filter((record) => record["@type"] === "JobPosting");
  expect(records.map(({ title }) => title)).toEqual(jobs.map(({ title }) => title));
  for (const record of records) {
    for (const field of ["description", "datePosted", "hiringOrganization", "employmentType"]) {
      expect(record[field], field).toBeTruthy();
    }
  }
});

test("/security shows four standards with the three statuses, and six parts", async ({ page }) => {
  await visit(page, "/security");
  const standards = part(page, "Standards");
  await expect(standards.getByRole("progressbar")).toHaveCount(4);
  for (const status of ["Implementation in Progress", "Assessment Completed", "Implemented"]) {
    await expect(standards.getByText(status, { exact: true }).first()).toBeVisible();
  }
  const infrastructure = part(page, "Infrastructure");
  await expect(infrastructure.getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(infrastructure).toContainText("AES-256");
  await expect(infrastructure).toContainText("TLS 1.3");
  const list = part(page, "Implementation status");
  await expect(list.getByText("Completed", { exact: true }).first()).toBeVisible();
  await expect(list.getByText("In Progress", { exact: true }).first()).toBeVisible();
});

test("/platform shows eight figures, five tiers and what the specification counts", async ({
  page,
}) => {
  await visit(page, "/platform");
  const figures = part(page, "The platform in figures");
  await expect(figures.getByRole("term")).toHaveCount(8);
  for (const figure of ["10+", "150+", "10K+", "1M+", "98.5%", "3", "20ms"]) {
    await expect(figures.getByText(figure, { exact: true })).toBeVisible();
  }
  const tiers = part(page, "Five tiers of autonomy");
  await expect(tiers.getByRole("heading", { level: 3 })).toHaveCount(5);
  await expect(tiers.getByRole("heading", { level: 3 }).last()).toContainText("95% autonomy");
  await expect(part(page, "Technology stack").getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(part(page, "Components").getByRole("term")).toHaveCount(4);
  await expect(part(page, "Customer stories").getByRole("heading", { level: 3 })).toHaveCount(4);
  const facts = part(page, "Technical specifications");
  await expect(facts.getByRole("heading", { level: 3 })).toHaveCount(3);
});

test("/enterprise has four cards, four cards, ten features and its figures", async ({ page }) => {
  await visit(page, "/enterprise");
  const cards = (name: string) => part(page, name).getByRole("heading", { level: 3 });
  await expect(cards("Measurable Business Impact")).toHaveCount(4);
  await expect(cards("Advanced Collaboration Platform")).toHaveCount(4);
  await expect(cards("Enterprise features")).toHaveCount(10);
  await expect(page.getByText(/99\.9% uptime SLA/)).toBeVisible();
  await expect(page.getByText(/10M requests a month/)).toBeVisible();
});

for (const { path, names } of [
  { path: "/platform", names: ["Schedule Demo", "Platform Architecture"] },
  { path: "/security", names: ["Contact Security Team"] },
  { path: "/partners", names: ["Learn More", "Become a Partner"] },
  {
    path: "/enterprise",
    names: [
      "Schedule Enterprise Demo",
      "Download Enterprise Guide",
      "Contact Sales Team",
      "Start Enterprise Trial",
      "Book Consultation",
    ],
  },
]) {
  test(`the buttons of ${path} can be pressed and do nothing`, async ({ page }) => {
    await visit(page, path);
    const text = await page.getByRole("main").textContent();
    for (const name of names) {
      const buttons = page.getByRole("main").getByRole("button", { name });
      await expect(buttons).toHaveCount(name === "Learn More" ? 4 : 1);
      await buttons.first().focus();
      await expect(buttons.first()).toBeFocused();
      await buttons.first().click();
    }
    await expect(page).toHaveURL(path);
    expect(await page.getByRole("main").textContent()).toBe(text);
  });
}
