import { DocumentPage } from "#app/features/docs/document-page.tsx";
import { documentParts } from "#app/features/docs/document-parts.ts";
import { neighboursOf } from "#app/features/docs/neighbours.ts";
import * as trackDiagrams from "#app/features/docs/track-diagrams.tsx";
import { Simulator } from "#app/features/simulator/simulator.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import ArtifactTransformationText, {
  minutes,
  sections,
} from "#content/docs/artifact-transformation.mdx";
import { docsArtifactTransformationPage } from "#content/pages/docs-artifact-transformation.ts";
import { documentLine } from "#derived/navigation.ts";
import { firstPicture } from "#derived/simulator.ts";

export const meta = pageMeta(docsArtifactTransformationPage);

/** The components of this document, including drawings that only it has. */
const parts = { ...documentParts, ...trackDiagrams };

export default function DocsArtifactTransformation() {
  return (
    <DocumentPage
      page={docsArtifactTransformationPage}
      sections={sections}
      minutes={minutes}
      tool={{
        id: "simulator",
        title: "Try it",
        link: "Try it in the simulator",
        content: <Simulator picture={firstPicture} />,
      }}
      {...neighboursOf(docsArtifactTransformationPage.path, documentLine)}
    >
      <ArtifactTransformationText components={parts} />
    </DocumentPage>
  );
}
