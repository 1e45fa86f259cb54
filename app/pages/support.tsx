import { Opening } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { supportPage } from "#content/pages/support.ts";
import { site } from "#content/site.ts";

export const meta = pageMeta(supportPage);

export default function Support() {
  return (
    <div className="page measure">
      <Opening page={supportPage} />
      <p id="contact-form">
        Write to <a href={`mailto:${site.mail.support}`}>{site.mail.support}</a>.
      </p>
    </div>
  );
}
