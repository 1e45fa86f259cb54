import { DocumentPage } from "#app/features/docs/document-page.tsx";
import { documentParts } from "#app/features/docs/document-parts.ts";
import { neighboursOf } from "#app/features/docs/neighbours.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import WorkerContractText, { minutes, sections } from "#content/docs/worker-contract.mdx";
import { docsWorkerContractPage } from "#content/pages/docs-worker-contract.ts";
import { documentLine } from "#derived/navigation.ts";

export const meta = pageMeta(docsWorkerContractPage);

export default function DocsWorkerContract() {
  return (
    <DocumentPage
      page={docsWorkerContractPage}
      sections={sections}
      minutes={minutes}
      {...neighboursOf(docsWorkerContractPage.path, documentLine)}
    >
      <WorkerContractText components={documentParts} />
    </DocumentPage>
  );
}
