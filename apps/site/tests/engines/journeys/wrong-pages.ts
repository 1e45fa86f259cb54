import { expect, vi } from "vitest";
import { journey } from "../journey.ts";

/** If what goes wrong here went unheard, every other journey could pass for the same reason. */
export const wrongPages = [
  journey("/login", "what goes wrong there is heard and seen", async (page, site) => {
    const expectHeard = (words: string) =>
      expect.poll(() => site.complaints.join("\n")).toContain(words);
    await page.run(() => {
      setTimeout(() => {
        throw new Error("An error");
      });
      console.error("An error");
      void Promise.reject(new Error("An error"));
      // A frame would do too, but Firefox sometimes hangs when a page with one that loads is left.
      const style = document.createElement("style");
      style.append("p { margin: 0 }");
      const wide = document.createElement("canvas");
      wide.width = 3000;
      const missing = new Image();
      missing.src = "/no-such-picture.png";
      document.body.append(style, wide, missing);
    });
    await expectHeard("Uncaught: ");
    await expectHeard("console.error: An error");
    await expectHeard("Unhandled rejection: ");
    await expectHeard("The policy refuses style-src");
    await expectHeard("Status 404: ");
    await expect(page.look()).rejects.toThrow("sideways");

    for (const scheme of ["http", "https"]) {
      await page.run((to) => location.assign(to), `${scheme}://elsewhere.example`);
      await expectHeard(`Request to another host: ${scheme === "http" ? "http://" : ""}elsewhere`);
    }
    // Firefox takes the page of its error, which may come now, for that of this address.
    await vi.waitFor(() => page.visit("/login"), 30_000);
    site.complaints = [];
  }),
];
