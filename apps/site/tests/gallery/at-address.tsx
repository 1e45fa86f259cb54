import { type ReactNode, useLayoutEffect } from "react";
import { useLocation, useRouter } from "#app/browser/navigation/router-context.tsx";

type AtAddressProps = { address: string; children: ReactNode };

/** Shows a view as at an address of the site, unless a test has chosen another one. */
export function AtAddress({ address, children }: AtAddressProps) {
  const { pathname } = useLocation();
  const { navigate } = useRouter();
  const isElsewhere = pathname === "/";
  useLayoutEffect(() => {
    if (!isElsewhere) return;
    // After React is done with this effect. The gallery waits until nothing is elsewhere.
    const timer = setTimeout(() => navigate(address, { replace: true }));
    return () => clearTimeout(timer);
  }, [address, isElsewhere, navigate]);
  return isElsewhere ? <span data-elsewhere="" /> : children;
}
