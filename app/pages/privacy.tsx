import { LegalDocument } from "#app/layout/legal-document.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import PrivacyText, { frontmatter, sections } from "#content/legal/privacy.mdx";
import { privacyPage } from "#content/pages/privacy.ts";

export const meta = pageMeta(privacyPage);

export default function Privacy() {
  return (
    <LegalDocument page={privacyPage} updated={frontmatter.updated} sections={sections}>
      <PrivacyText />
    </LegalDocument>
  );
}
