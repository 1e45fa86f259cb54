import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { cookiesPage } from "#content/pages/cookies.ts";

export const meta = pageMeta(cookiesPage);

export default function Cookies() {
  return <OpeningPage page={cookiesPage} />;
}
