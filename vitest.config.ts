import { defineConfig } from "vitest/config";

/**
 * `unit` reads the sources, `built` reads what `npm run build` has written.
 *
 * Property tests choose new inputs on every run, on purpose. A failing one prints its seed and
 * path: give both to `fc.assert` to see it again, and add the input as an example test.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{app,content,mcp,molfar,registry-api,search,server,tools,tests}/**/*.test.{ts,tsx}",
          ],
          exclude: ["tests/built/**", "tests/journeys/**"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
