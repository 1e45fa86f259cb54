import { globSync } from "node:fs";
import { root } from "#build/site-folder.ts";
import { accessibilityProblems } from "#e2e/support/accessibility.ts";
import { checkLayout, inWords } from "#e2e/support/check-layout.ts";
import type { Finding } from "../layout/boxes.ts";
import { exceptions, outdated, unexpected } from "../layout/exceptions.ts";
import { expect, test } from "./component.ts";

const files = globSync("app/{ui,drawings,sections,features}/**/*.examples.tsx", { cwd: root });

/** Examples with the same things as a page, which every-page.spec.ts looks at there. */
const seenOnPages: Readonly<Record<string, readonly string[]>> = {
  "features/api-reference/api-reference": ["endpoints"],
  "features/consent/consent": ["question", "settings"],
  "features/docs/document-page": ["opening links", "cards"],
  "features/faq/faq": ["all"],
  "features/forms/forms": ["deck", "subscription", "updates", "ticket"],
  "features/integrations/integration-browser": ["all"],
  "features/mcp-registry/mcp-registry": ["all"],
  "features/molfar-validator/validator": ["empty"],
  "features/news/news-feed": ["list"],
  "features/positions/positions": ["all", "ends of the line"],
  "features/pricing/plans": ["plans", "comparison"],
  "features/runs/run-view": ["flagship"],
  "features/simulator/simulator": ["before it is opened"],
  "features/transit-map/hero-map": ["maps", "below the window"],
  "features/workflows/workflows": ["all", "above its list"],
  "sections/sections": [
    ...["hero", "parts", "diagrams", "figures beside a lead", "cards", "systems", "partners"],
    ...["pricing", "support", "investors"],
  ],
};

/** Of a page around a view, which the gallery hasn't got. */
const pageRules = ["page-has-heading-one", "heading-order", "region"];

for (const file of files) {
  test(`every example of ${file} is laid out well, and axe finds no problem`, async ({
    page,
    show,
  }) => {
    const view = file.replace(/^app\//, "").replace(/\.examples\.tsx$/, "");
    const names = await page.evaluate((name) => listExamples(name), view);
    expect(names).not.toEqual([]);
    const proofs = exceptions.filter(({ proof }) => proof.startsWith(`${view}: `));
    const places = names.map((name) => `${view}: ${name}`);
    expect(places).toEqual(expect.arrayContaining(proofs.map(({ proof }) => proof)));
    const seen = seenOnPages[view] ?? [];
    expect(names).toEqual(expect.arrayContaining([...seen]));
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const name of names) {
      if (seen.includes(name)) continue;
      await test.step(name, async () => {
        const place = `${view}: ${name}`;
        await show(place);
        // A picture that failed is replaced a moment later.
        await page.waitForFunction(() =>
          [...document.images].every((each) => each.naturalWidth > 0),
        );
        const all: { finding: Finding; address: string }[] = [];
        for (const width of [1440, 768, 390, 320]) {
          await page.setViewportSize({ width, height: 900 });
          const { boxes, findings: every } = await checkLayout(page);
          // A view alone is as wide as the window: what limits its lines is the column of its page.
          const findings = every.filter(({ rule }) => rule !== "stretched");
          all.push(...findings.map((finding) => ({ finding, address: boxes.address })));
          const found = unexpected(findings, boxes.address).map(inWords);
          expect.soft(found, `what the layout rules find at ${width} px`).toEqual([]);
        }
        expect.soft(outdated(all, place), "exceptions that no longer occur").toEqual([]);
        expect.soft(await accessibilityProblems(page, pageRules), "what axe finds").toEqual([]);
      });
    }
  });
}
