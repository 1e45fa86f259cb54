import type { ReactNode } from "react";

type ExternalLinkProps = {
  href: string;
  className?: string;
  /** The id of what tells this link from others with the same text. */
  describedBy?: string;
  children: ReactNode;
};

/** A link that leaves the site in a new tab. The arrow that marks it is for the eye only. */
export function ExternalLink({ href, className, describedBy, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-describedby={describedBy}
    >
      {children}
      <ExternalMark />
    </a>
  );
}

export function ExternalMark() {
  return (
    <span className="external-mark" aria-hidden="true">
      {" ↗"}
    </span>
  );
}
