import { CopyMarkdown } from "#app/features/docs/copy-button.tsx";
import { LegalDocument, legalParts } from "#app/layout/legal-document.tsx";
import PrivacyText, { titles, updated } from "#content/legal/privacy.mdx";
import { privacyPage } from "#content/pages/privacy.ts";

export const page = privacyPage;

export default function Privacy() {
  return (
    <LegalDocument
      page={privacyPage}
      updated={updated}
      copy={<CopyMarkdown path={privacyPage.path} />}
      titles={titles}
    >
      <PrivacyText components={legalParts} />
    </LegalDocument>
  );
}
