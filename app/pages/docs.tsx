import { ArchitectureDiagram } from "#app/features/docs/architecture-diagram.tsx";
import { DocumentPage } from "#app/features/docs/document-page.tsx";
import { documentParts } from "#app/features/docs/document-parts.ts";
import { neighboursOf } from "#app/features/docs/neighbours.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import PlatformText, { minutes, sections } from "#content/docs/platform.mdx";
import { docsPage } from "#content/pages/docs.ts";
import { documentLine } from "#derived/navigation.ts";

export const meta = pageMeta(docsPage);

const parts = { ...documentParts, ArchitectureDiagram };

export default function Docs() {
  return (
    <DocumentPage
      page={docsPage}
      sections={sections}
      minutes={minutes}
      {...neighboursOf(docsPage.path, documentLine)}
    >
      <PlatformText components={parts} />
    </DocumentPage>
  );
}
