import { staticPart } from "#app/browser/hydration/static-part.tsx";
import { CopyMarkdown } from "#app/features/docs/copy-button.tsx";
import { LegalDocument, legalParts, legalText } from "#app/layout/legal-document.tsx";
import { titles, updated } from "#content/legal/privacy.mdx?facts";
import { privacyPage } from "#content/pages/privacy.ts";

export const page = privacyPage;

const text = staticPart(async () => (await import("#content/legal/privacy.mdx")).default);
export const ready = text.ready;

export default function Privacy() {
  return (
    <LegalDocument
      page={privacyPage}
      updated={updated}
      copy={<CopyMarkdown path={privacyPage.path} />}
      titles={titles}
    >
      <text.Part className={legalText} components={legalParts} />
    </LegalDocument>
  );
}
