import { pages } from "#tools/content/pages.ts";
import { expect, test } from "./support/journey.ts";
import { changeAddress, untilAlive, visit } from "./support/visit.ts";

/** The specification's route table, written by hand. */
const table = [
  "/ /about /careers /partners /security /platform /workflows /integrations /investors /support",
  "/resources /docs /docs/molfar-image /docs/worker-contract /docs/artifact-transformation",
  "/docs/mcp /mcp-registry /privacy /terms /cookies /news /enterprise /pricing /api",
].flatMap((line) => line.split(" "));

const comingSoon = {
  "/yno-ai": "YNO AI - Coming Soon",
  "/async-jobs": "Async Jobs - Coming Soon",
  "/premium": "YNO Premium - Coming Soon",
  "/login": "Login - Coming Soon",
  "/signup": "Sign Up - Coming Soon",
};

/** Spelt in ways that a server or a router could take for something else. */
const unknownPaths = [
  ...["/contact", "/docs/unknown", "/404", "/about/team"],
  ...["/docs%2Fmcp", "/docs//mcp", "//about", "/%3Cb%3E"],
];

test("the route table is that of the specification, no more and no less", () => {
  expect(table).toHaveLength(24);
  expect(pages.map((page) => page.path).toSorted()).toEqual(
    [...table, ...Object.keys(comingSoon)].toSorted(),
  );
});

for (const [path, text] of Object.entries(comingSoon)) {
  test(`${path} holds '${text}' and nothing else`, async ({ page }) => {
    await visit(page, path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(text);
    await expect(main).toHaveText(text);
    await expect(main.getByRole("link").or(main.getByRole("button"))).toHaveCount(0);
  });
}

for (const path of unknownPaths) {
  test(`${path} is unknown: the not-found page answers, with status 404`, async ({
    page,
    baseURL,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "info") said.push(message.text());
    });
    const response = await visit(page, `${baseURL}${path}`);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expect.poll(() => said.filter((text) => text.includes(path))).toHaveLength(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
}

/** The router in the browser takes these for the page, regardless of the server's answer. */
for (const path of ["/About", "/ABOUT/", "/about//"]) {
  test(`${path} gives a living page: that of /about, or not found`, async ({ page }) => {
    await visit(page, path);
    const isAbout = new URL(page.url()).pathname === "/about";
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(isAbout ? "About" : "Oops! Page not found");
  });
}

test("the not-found page keeps the frame and says where to go", async ({ page }) => {
  await visit(page, "/no-such-page");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  const main = page.getByRole("main");
  const address = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  expect(await address("search")).toBe("/resources");
  expect(await address("hello@yno.example")).toBe("mailto:hello@yno.example");
  expect(await address("careers@yno.example")).toBe("mailto:careers@yno.example");

  await main.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("an unknown path inside the site gets the not-found page and is logged", async ({ page }) => {
  await visit(page, "/careers");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  const said = page.waitForEvent("console", (message) => message.text().includes("/contact"));
  await changeAddress(page, "/contact");

  expect((await said).type()).toBe("info");
  await expect(page).toHaveURL("/contact");
  await expect(page).toHaveTitle("Page not found | YNO");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

for (const { from, to } of [
  { from: "/about/", to: "/about" },
  { from: "/about.html", to: "/about" },
  { from: "/docs/mcp/?q=x#top", to: "/docs/mcp?q=x#top" },
  { from: "/index.html", to: "/" },
]) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await untilAlive(page);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/not found/);
  });
}
