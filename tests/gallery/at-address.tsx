import { type ReactNode, useState } from "react";

type AtAddressProps = { address: string; children: ReactNode };

/**
 * Shows a view as at an address of the site, unless a test has chosen another one: the layout rules
 * accept some findings only there. The router isn't told, so a view that asks it needs the test.
 */
export function AtAddress({ address, children }: AtAddressProps) {
  useState(() => {
    if (location.pathname === "/") history.replaceState(history.state, "", address);
  });
  return children;
}
