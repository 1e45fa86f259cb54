import { withoutTrailingSlashes } from "@yno/brand/paths";
import { site } from "@yno/brand/site";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useHydratedSignal } from "#app/browser/hydration/use-hydrated.ts";
import type { Router } from "#app/browser/navigation/router.ts";
import { RouterProvider, useLocation, useView } from "#app/browser/navigation/router-context.tsx";
import { sendSignal } from "#app/browser/platform/signals.ts";
import { pageMeta, pageMetaSelector } from "#app/document/page-meta.ts";
import { PageBoundary, PageError } from "#app/features/chunk-load-recovery/page-error.tsx";
import { ConsentCode } from "#app/features/consent/consent-code.tsx";
import { useLinkDelegation } from "#app/features/page-change/link-delegation.ts";
import { ProgressivePage } from "#app/features/page-change/progressive-page.tsx";
import { useScrollRestoration } from "#app/features/page-change/scroll-restoration.ts";
import { useSearch } from "#app/features/search/use-search.ts";
import { Sidebar } from "#app/features/sidebar/sidebar.tsx";
import { ThemeChoice, ThemeMenu } from "#app/features/theme/theme-choice.tsx";
import { Footer } from "#app/layout/footer.tsx";
import { Header } from "#app/layout/header.tsx";
import { Announcer } from "#app/ui/announcer.tsx";
import { lineClass } from "#app/ui/line-colour.ts";
import { ToastRegion } from "#app/ui/toast-region.tsx";
import { lines } from "#content/derived/navigation.ts";
import { consentFailed, pageError, questionFailed, searchFailed } from "#content/frame.ts";
import { layoutWords } from "#content/messages/layout.ts";
import { quickAccess } from "#content/navigation.ts";

const sidebar = { home: { brand: site.brand }, quick: quickAccess, lines };
const sheetEnd = <ThemeChoice />;
const themeMenu = <ThemeMenu />;
const openCookieSettings = () => sendSignal("cookie-settings");
const account = [
  { title: layoutWords.login, href: site.app.signIn },
  { title: layoutWords.signUp, href: site.app.signUp },
];

type SiteProps = {
  router: Router;
};

/** Everything in `#root`: the frame that stays while pages change, and the page in it. */
export function Site({ router }: SiteProps) {
  return (
    <RouterProvider router={router}>
      <Frame />
    </RouterProvider>
  );
}

function Frame() {
  const [sheetOpen, setSheetOpen] = useState(false);
  const { control, Palette, ...search } = useSearch(searchFailed);
  usePageHead();
  useScrollRestoration();
  useLinkDelegation();
  useHydratedSignal();
  const path = withoutTrailingSlashes(useLocation().pathname);
  const line = lines.find(({ links }) => links.some((link) => link.path === path));
  const openSheet = useCallback(() => setSheetOpen(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page, also by Back, closes the sheet.
  useEffect(() => setSheetOpen(false), [path]);

  return (
    <>
      <ConsentCode failure={consentFailed} />
      <div>
        <Sidebar
          content={sidebar}
          path={path}
          sheetOpen={sheetOpen}
          onSheetChange={setSheetOpen}
          questionFailed={questionFailed}
          sheetEnd={sheetEnd}
        />
        <div className="column">
          <Header
            brand={site.brand}
            search={control}
            theme={themeMenu}
            menuOpen={sheetOpen}
            onMenu={openSheet}
          />
          <main id="main" tabIndex={-1} className={line && lineClass[line.id]}>
            <ProgressivePage>
              <CurrentPage />
            </ProgressivePage>
          </main>
          <Footer
            lines={lines}
            account={account}
            company={site.company}
            mail={site.mail.hello}
            onCookieSettings={openCookieSettings}
          />
        </div>
      </div>
      {Palette && <Palette {...search} />}
      <Announcer />
      <ToastRegion />
    </>
  );
}

/** The page of the view around it. It isn't rendered again while only the query changes. */
function CurrentPage() {
  const { page, error } = useView();
  const Content = page?.default;
  const content = useMemo(() => Content && <Content />, [Content]);
  if (!content) return <PageError error={error} words={pageError} mail={site.mail.support} />;
  return (
    <PageBoundary words={pageError} mail={site.mail.support}>
      {content}
    </PageBoundary>
  );
}

/** After a change of page, the head of the document is about the new one. */
function usePageHead(): void {
  const { page } = useView();
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // Without a page there's an error in its place.
    document.title = page?.page.title ?? pageError.heading;
    for (const old of document.head.querySelectorAll(pageMetaSelector)) old.remove();
    for (const [name, attributes] of page ? pageMeta(page.page) : []) {
      const element = document.createElement(name);
      for (const entry of Object.entries(attributes)) element.setAttribute(...entry);
      document.head.append(element);
    }
  }, [page]);
}
