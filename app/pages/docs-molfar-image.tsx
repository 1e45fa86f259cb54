import { DocumentPage } from "#app/features/docs/document-page.tsx";
import { documentParts } from "#app/features/docs/document-parts.ts";
import { neighboursOf } from "#app/features/docs/neighbours.ts";
import { Validator } from "#app/features/molfar-validator/validator.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import MolfarImageText, { minutes, sections } from "#content/docs/molfar-image.mdx";
import { validatorExamples } from "#content/molfar-validator.ts";
import { docsMolfarImagePage } from "#content/pages/docs-molfar-image.ts";
import { documentLine } from "#derived/navigation.ts";

export const meta = pageMeta(docsMolfarImagePage);

export default function DocsMolfarImage() {
  return (
    <DocumentPage
      page={docsMolfarImagePage}
      sections={sections}
      minutes={minutes}
      badge="schema v0.0.3"
      tool={{
        id: "validator",
        title: "Validator",
        link: "Open in validator",
        content: <Validator examples={validatorExamples} />,
      }}
      {...neighboursOf(docsMolfarImagePage.path, documentLine)}
    >
      <MolfarImageText components={documentParts} />
    </DocumentPage>
  );
}
