import { CopyMarkdown } from "#app/features/docs/copy-button.tsx";
import { LegalDocument, legalParts } from "#app/layout/legal-document.tsx";
import PrivacyText, { sections, updated } from "#content/legal/privacy.mdx";
import { privacyPage } from "#content/pages/privacy.ts";

export const page = privacyPage;

export default function Privacy() {
  return (
    <LegalDocument
      page={privacyPage}
      updated={updated}
      copy={<CopyMarkdown path={privacyPage.path} />}
      sections={sections}
    >
      <PrivacyText components={legalParts} />
    </LegalDocument>
  );
}
