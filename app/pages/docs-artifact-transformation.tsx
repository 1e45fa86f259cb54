import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { docsArtifactTransformationPage } from "#content/pages/docs-artifact-transformation.ts";

export const meta = pageMeta(docsArtifactTransformationPage);

export default function DocsArtifactTransformation() {
  return <OpeningPage page={docsArtifactTransformationPage} />;
}
