/** Says that nothing in a run happened to anybody. */
export function RunCaption() {
  return <p className="run-caption">Sample run. Companies and amounts are made up.</p>;
}
