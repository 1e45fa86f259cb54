import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { newsPage } from "#content/pages/news.ts";

export const meta = pageMeta(newsPage);

export default function News() {
  return <OpeningPage page={newsPage} />;
}
