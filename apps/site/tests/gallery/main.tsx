import { formNames } from "@yno/intake/forms";
import { type ReactNode, StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { patchNodeForTranslators } from "#app/browser/hydration/third-party-dom-changes.ts";
import { useHydratedSignal } from "#app/browser/hydration/use-hydrated.ts";
import { createRouter, type PageModule } from "#app/browser/navigation/router.ts";
import { RouterProvider } from "#app/browser/navigation/router-context.tsx";
import { keepClickedRows } from "#app/browser/navigation/scroll.ts";
import { keepCompositionKeys } from "#app/browser/platform/composition.ts";
import { formDrafts } from "#app/browser/platform/form-drafts.ts";
import { forgetUnsent } from "#app/browser/platform/unsent-form.ts";
import { useLinkDelegation } from "#app/features/page-change/link-delegation.ts";
import { Announcer } from "#app/ui/announcer.tsx";
import { ToastRegion } from "#app/ui/toast-region.tsx";
import type { Examples } from "./examples.ts";
import "#app/styles/app.css";
import "#app/styles/fonts.css";

declare global {
  /** Shows one example, at an address, in place of the one before. */
  var showExample: (story: string, address: string) => Promise<void>;
  /** The names of the examples of a view, such as `features/forms/support-form`. */
  var listExamples: (view: string) => Promise<string[]>;
  /** Takes the example away, and with it what it stored, set and focused. */
  var forgetExample: () => void;
}

const files = import.meta.glob<{ examples: Examples }>(
  "../../app/{ui,drawings,sections,features}/**/*.examples.tsx",
);
const views = Object.keys(files).map((file) =>
  file.replace("../../app/", "").replace(".examples.tsx", ""),
);

let shown: ReactNode = null;
let count = 0;
const watchers = new Set<() => void>();

/** What every view may rely on: a router, the announcer, the toasts, and that the page is hydrated. */
function Stage() {
  useHydratedSignal();
  useLinkDelegation();
  const example = useSyncExternalStore(watch, () => shown);
  return (
    <>
      <main id="main" tabIndex={-1}>
        {example}
      </main>
      <Announcer key={`announcer ${count}`} />
      <ToastRegion key={`toasts ${count}`} />
    </>
  );
}

/** Any address shows the example that was asked for. */
const anyPage: PageModule = {
  default: () => null,
  page: { path: "/", title: "Examples", description: "Examples" },
};
const router = createRouter(window, anyPage, {
  isPage: () => false,
  loadedPage: () => undefined,
  loadPage: async () => anyPage,
});

globalThis.listExamples = async (view) => Object.keys((await load(view)).examples);

globalThis.showExample = async (story, address) => {
  const [view = "", name = ""] = story.split(": ");
  const Example = (await load(view)).examples[name];
  if (!Example) throw new Error(`${view} has no example '${name}'.`);
  takeAway();
  // The example is first rendered at its address, as on a page that was loaded.
  await router.navigate(address, { replace: true });
  // The example before has been left by now.
  formDrafts.clear();
  show(
    <StrictMode key={count}>
      <RouterProvider router={router}>
        <Example />
      </RouterProvider>
    </StrictMode>,
  );
  // Until effects have run, the example is at its address and a frame is drawn.
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (document.querySelector("[data-elsewhere]"));
  // A font that comes later would move what is measured. It's asked for when text is laid out.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
};

globalThis.forgetExample = () => {
  takeAway();
  for (const name of formNames) forgetUnsent(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(document.documentElement.dataset)) {
    if (name !== "hydrated") delete document.documentElement.dataset[name];
  }
  document.adoptedStyleSheets = [];
  scrollTo(0, 0);
};

/** Takes the example away, with the announcements and toasts that it caused. */
function takeAway(): void {
  count += 1;
  show(null);
}

async function load(view: string): Promise<{ examples: Examples }> {
  const file = files[`../../app/${view}.examples.tsx`];
  if (!file) throw new Error(`There is no app/${view}.examples.tsx.`);
  return file();
}

function watch(callback: () => void): () => void {
  watchers.add(callback);
  return () => watchers.delete(callback);
}

function show(node: ReactNode): void {
  shown = node;
  for (const callback of watchers) callback();
}

/** The page of all examples, for people: each view with its states, and the one that was chosen. */
function Index({ examples }: { examples: readonly (readonly [string, readonly string[]])[] }) {
  return (
    <div className="measure page prose">
      <h1>Examples</h1>
      {examples.map(([view, names]) => (
        <section key={view}>
          <h2>{view}</h2>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`?example=${encodeURIComponent(`${view}: ${name}`)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

// As on every page of the site.
keepCompositionKeys();
patchNodeForTranslators();
keepClickedRows();

const root = document.getElementById("root");
if (!root) throw new Error("The gallery has no #root.");
createRoot(root).render(
  <RouterProvider router={router}>
    <Stage />
  </RouterProvider>,
);

const chosen = new URLSearchParams(location.search).get("example");
if (chosen) await showExample(chosen, location.search);
else if (location.search === "?all") {
  const examples = await Promise.all(
    views.map(async (view) => [view, await listExamples(view)] as const),
  );
  show(<Index examples={examples} />);
}
