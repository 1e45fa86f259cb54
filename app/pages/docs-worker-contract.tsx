import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { docsWorkerContractPage } from "#content/pages/docs-worker-contract.ts";

export const meta = pageMeta(docsWorkerContractPage);

export default function DocsWorkerContract() {
  return <OpeningPage page={docsWorkerContractPage} />;
}
