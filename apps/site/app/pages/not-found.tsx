import { site } from "@yno/brand/site";
import { useEffect } from "react";
import { useLocation } from "#app/browser/navigation/router-context.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { UnfinishedLine } from "#app/layout/placeholder.tsx";
import { notFoundPage, words } from "#content/pages/not-found.ts";

export const page = notFoundPage;

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`There is no page at ${pathname}.`);
  }, [pathname]);

  return (
    <PageBody>
      <div className="grid max-w-[46rem] gap-8">
        <h1 className="text-44" tabIndex={-1}>
          {notFoundPage.heading}
        </h1>
        <UnfinishedLine />
        <p>
          {`${words.check} `}
          <a href="/resources">{words.search}</a>
          {`. ${words.email} `}
          <a href={`mailto:${site.mail.hello}`}>{site.mail.hello}</a>
          {` ${words.product} `}
          <a href={`mailto:${site.mail.careers}`}>{site.mail.careers}</a>
          {` ${words.job}`}
        </p>
        <p>
          <a href="/" className="button button-primary">
            {words.home}
          </a>
        </p>
      </div>
    </PageBody>
  );
}
