import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Links, Meta, Scripts, useLocation, useOutlet, useRouteError } from "react-router";
import { useAliveAnnouncement } from "#app/browser/alive.ts";
import { whenIdle } from "#app/browser/clock.ts";
import { FormDelivery } from "#app/browser/delivery.ts";
import { delivery } from "#app/delivery.ts";
import { ConsentBanner } from "#app/features/consent/consent-banner.tsx";
import { askForCookieSettings } from "#app/features/consent/settings-request.ts";
import { FetchAhead } from "#app/features/page-change/fetch-ahead.tsx";
import { PageInTwoSteps } from "#app/features/page-change/page-in-two-steps.tsx";
import { usePageChange } from "#app/features/page-change/use-page-change.ts";
import { usePageLinks } from "#app/features/page-change/use-page-links.ts";
import { useSearch } from "#app/features/search/use-search.ts";
import { Sidebar } from "#app/features/sidebar/sidebar.tsx";
import { PageError } from "#app/features/stale-tab/page-error.tsx";
import { ThemeChoice } from "#app/features/theme/theme-choice.tsx";
import { ThemeMenu } from "#app/features/theme/theme-menu.tsx";
import { Footer } from "#app/layout/footer.tsx";
import { Header } from "#app/layout/header.tsx";
import { pagePath } from "#app/layout/page-path.ts";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { Announcer } from "#app/ui/announcer.tsx";
import { ToastRegion } from "#app/ui/toast-region.tsx";
import { quickAccess } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { lines } from "#derived/navigation.ts";
import styles from "./styles/app.css?url";
import fonts from "./styles/fonts.css?url";
import "#app/layout/layout.css";
import "#app/ui/ui.css";

const sidebar = { home: { brand: site.brand }, quick: quickAccess, lines };
const sheetEnd = <ThemeChoice />;
const themeMenu = <ThemeMenu />;
const account = [
  { title: "Login", href: site.app.signIn },
  { title: "Sign Up", href: site.app.signUp },
];

/** The document and the frame that stays while pages change. */
export function Layout({ children }: { children: ReactNode }) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const { control, Palette, ...search } = useSearch();
  usePageChange();
  usePageLinks();
  useAliveAnnouncement();
  useEffect(() => whenIdle(keepOfflineCopy), []);
  const path = pagePath(useLocation().pathname);
  const openSheet = useCallback(() => setSheetOpen(true), []);
  // A change of page, also by Back, closes the sheet.
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) setSheetOpen(false);
    shown.current = path;
  }, [path]);

  return (
    // The script before the first paint sets attributes of the root element.
    <html lang={site.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="stylesheet" href={styles} precedence="app" />
        {/* In the browser, boot.ts adds the fonts. */}
        {import.meta.env.SSR && <link rel="stylesheet" href={fonts} precedence="fonts" />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <SkipLink />
        <ConsentBanner />
        <div className="frame">
          <Sidebar
            content={sidebar}
            path={path}
            sheetOpen={sheetOpen}
            onSheetChange={setSheetOpen}
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
            <main id="main" tabIndex={-1}>
              <FormDelivery value={delivery}>
                <PageInTwoSteps path={path}>{children}</PageInTwoSteps>
              </FormDelivery>
            </main>
            <Footer
              lines={lines}
              account={account}
              company={site.company}
              mail={site.mail.hello}
              onCookieSettings={askForCookieSettings}
            />
          </div>
        </div>
        {Palette && <Palette {...search} />}
        <Announcer />
        <ToastRegion />
        <FetchAhead path={path} />
        <SentScripts />
      </body>
    </html>
  );
}

/**
 * The scripts of the HTML, for the render that takes it over. Where React has to render the page
 * itself, because others have changed the HTML, it would create them through `innerHTML`, which
 * Trusted Types forbid.
 */
function SentScripts() {
  const takesOver = useSyncExternalStore(never, wasTakenOver, yes);
  const [done, setDone] = useState(takenOver);
  useEffect(() => startTransition(() => setDone(true)), []);
  return takesOver && !done && <TakenOver />;
}

let takenOver = false;

/** Notes before the store is read again that the HTML was kept: a change would be rendered at once. */
function TakenOver() {
  useLayoutEffect(() => {
    takenOver = true;
  }, []);
  return <Scripts />;
}

const wasTakenOver = () => takenOver;

const yes = () => true;
const never = () => () => {};

/**
 * The page. Its element is kept while the path stays: the router makes a new one with each of its
 * states, and the page on the screen would be rendered again just before it's replaced.
 */
export default function Root() {
  const page = useOutlet();
  const { pathname } = useLocation();
  const kept = useRef({ pathname, page });
  if (kept.current.pathname !== pathname) kept.current = { pathname, page };
  return kept.current.page;
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} mail={site.mail.support} />;
}

/** If its code can't be loaded, there is no copy, and everything else works. */
function keepOfflineCopy(): void {
  import("#app/browser/offline-copy.ts").then(
    (module) => module.keepOfflineCopy(),
    () => {},
  );
}
