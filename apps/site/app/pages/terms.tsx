import { staticPart } from "#app/browser/hydration/static-part.tsx";
import { CopyMarkdown } from "#app/features/docs/copy-button.tsx";
import { LegalDocument, legalParts, legalText } from "#app/layout/legal-document.tsx";
import { titles, updated } from "#content/legal/terms.mdx?facts";
import { termsPage } from "#content/pages/terms.ts";

export const page = termsPage;

const text = staticPart(async () => (await import("#content/legal/terms.mdx")).default);
export const ready = text.ready;

export default function Terms() {
  return (
    <LegalDocument
      page={termsPage}
      updated={updated}
      copy={<CopyMarkdown path={termsPage.path} />}
      titles={titles}
    >
      <text.Part className={legalText} components={legalParts} />
    </LegalDocument>
  );
}
