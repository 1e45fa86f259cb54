import { useEffect, useRef, useState } from "react";
import { useLocation } from "#app/browser/navigation/router-context.tsx";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { simulatorWords } from "#content/messages/simulator.ts";
import type { Picture } from "./picture.ts";
import { Simulation } from "./simulation.tsx";

/**
 * A finished run to read, which becomes a simulator once a visitor asks for it, or follows a link
 * to a choice. Its code comes then.
 */
export function Simulator({ picture }: { picture: Picture }) {
  const { hash } = useLocation();
  const { value, failed, request } = useOnDemand(() => import("./workbench.tsx"));
  const [isOpen, setOpen] = useState(false);
  // Or it would open unasked when a later attempt succeeds, such as on hover.
  useEffect(() => {
    if (failed) setOpen(false);
  }, [failed]);
  const frame = useRef<HTMLDivElement>(null);
  const open = () => {
    request();
    setOpen(true);
  };
  // After hydration: the static HTML doesn't know the end of the address.
  const follow = useRef((to: string) => {
    if (!to.startsWith("#simulate=")) return;
    open();
    frame.current?.scrollIntoView();
  });
  useEffect(() => follow.current(hash), [hash]);
  return (
    <div ref={frame}>
      <p className="mb-4 max-w-[44rem] text-ink-2">{simulatorWords.opening}</p>
      <div className="simulator">
        {value && isOpen ? (
          <value.Workbench hash={hash} Simulation={Simulation} />
        ) : (
          <>
            <p className="sim-bar needs-script">
              <button
                type="button"
                className="button button-small"
                data-replay-click=""
                onPointerEnter={request}
                onFocus={request}
                onClick={open}
              >
                {simulatorWords.open}
              </button>
              {failed && <span role="alert">{simulatorWords.failed}</span>}
            </p>
            <p className="sim-bar without-script">{simulatorWords.withoutScript}</p>
            <Simulation picture={picture} at={picture.moments.length - 1} chosen={2} />
          </>
        )}
      </div>
    </div>
  );
}
