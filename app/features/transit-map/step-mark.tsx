/** A step's circle and tick, around 0,0. Which one shows depends on `data-state` of the element around it. */
export function StepMark() {
  return (
    <>
      <circle r="10" />
      <path className="map-tick" d="m-4.5 .5 3 3 6-6.5" />
    </>
  );
}
