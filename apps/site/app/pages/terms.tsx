import { CopyMarkdown } from "#app/features/docs/copy-button.tsx";
import { LegalDocument, legalParts } from "#app/layout/legal-document.tsx";
import TermsText, { titles, updated } from "#content/legal/terms.mdx";
import { termsPage } from "#content/pages/terms.ts";

export const page = termsPage;

export default function Terms() {
  return (
    <LegalDocument
      page={termsPage}
      updated={updated}
      copy={<CopyMarkdown path={termsPage.path} />}
      titles={titles}
    >
      <TermsText components={legalParts} />
    </LegalDocument>
  );
}
