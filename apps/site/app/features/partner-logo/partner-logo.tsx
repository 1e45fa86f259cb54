import { useEffect, useRef, useState } from "react";

type PartnerLogoProps = { name: string; src: string };

/** How long a logo may take to answer, in milliseconds. */
const timeoutMs = 4000;

/**
 * A partner's logo from its host; the first letter of the name when it can't be loaded, even if it
 * failed before this script ran, and after 4 seconds without an answer.
 */
export function PartnerLogo({ name, src }: PartnerLogoProps) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const logo = image.current;
    if (!logo) return;
    const hasPicture = () => logo.complete && logo.naturalWidth > 0;
    if (logo.complete && !hasPicture()) {
      setFailed(true);
      return;
    }
    const timer = setTimeout(() => {
      if (!hasPicture()) setFailed(true);
    }, timeoutMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <span className="partner-logo">
      {failed ? (
        <span aria-hidden="true">{name.charAt(0)}</span>
      ) : (
        <img
          ref={image}
          src={src}
          alt=""
          width="56"
          height="56"
          fetchPriority="low"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
