import { LegalDocument } from "#app/layout/legal-document.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import TermsText, { frontmatter, sections } from "#content/legal/terms.mdx";
import { termsPage } from "#content/pages/terms.ts";

export const meta = pageMeta(termsPage);

export default function Terms() {
  return (
    <LegalDocument page={termsPage} updated={frontmatter.updated} sections={sections}>
      <TermsText />
    </LegalDocument>
  );
}
