import type { ReactNode } from "react";
import { Diagram, Interchange } from "./diagram.tsx";

type ArchitectureDiagramProps = {
  image: string;
  repository: string;
  design: string;
  workflow: string;
  facing: string;
  secrets: string;
  artifacts: string;
  /** Says the same in words. */
  children: ReactNode;
};

/**
 * The heights of the three lines: the developers' parts, the workflow, and the systems it works on.
 */
const [images, middle, data] = [48, 150, 252] as const;

/** The lines of developers, of workflows, and of data and storage meet in the workflow. */
export function ArchitectureDiagram(props: ArchitectureDiagramProps) {
  const { image, repository, design, workflow, facing, secrets, artifacts, children } = props;
  return (
    <Diagram height={304} caption={children}>
      <path className="track-line" d={`M60 ${images}H212L314 ${middle}`} />
      <path className="track-line line-company" d={`M314 ${middle}L416 ${data}H510`} />
      <path className="track-line line-product" d={`M60 ${middle}H510`} />
      <Station x={60} y={images} label={image} labelAt={images - 24} />
      <Station x={212} y={images} label={repository} labelAt={images - 24} />
      <Station x={60} y={middle} label={design} labelAt={middle + 38} />
      <Station x={510} y={middle} label={facing} labelAt={middle + 38} anchor="end" />
      <Station x={416} y={data} label={secrets} labelAt={data + 38} />
      <Station x={510} y={data} label={artifacts} labelAt={data - 24} anchor="end" />
      <Interchange x={314} y={middle} />
      <text className="track-label" x="340" y={middle - 22}>
        {workflow}
      </text>
    </Diagram>
  );
}

type StationProps = {
  x: number;
  y: number;
  label: string;
  /** The height of the label's foot. */
  labelAt: number;
  /** At the right edge, a label ends a little behind its station. */
  anchor?: "end";
};

function Station({ x, y, label, labelAt, anchor }: StationProps) {
  return (
    <>
      <circle className="map-station" cx={x} cy={y} r="10" />
      <text
        className="track-label"
        x={anchor ? x + 48 : x}
        y={labelAt}
        textAnchor={anchor ?? "middle"}
      >
        {label}
      </text>
    </>
  );
}
