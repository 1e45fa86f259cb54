import { useEffect, useState } from "react";
import {
  readFunctional,
  removeFunctional,
  writeFunctional,
} from "#app/browser/functional-storage.ts";
import { entries } from "#app/browser/storage.ts";
import { readRecent, withRecent } from "./recent.ts";

const entry = entries.recentSearches;
const read = () => readRecent(readFunctional(entry));

type Recent = {
  addresses: readonly string[];
  remember: (address: string) => void;
  forget: () => void;
};

/** Recently opened pages. The list is kept on the device only while the visitor allows it. */
export function useRecent(open: boolean): Recent {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  // Read afresh every time: another tab may have written, or the consent is gone.
  useEffect(() => {
    if (open) setAddresses(read());
  }, [open]);
  return {
    addresses,
    remember: (address) => writeFunctional(entry, JSON.stringify(withRecent(read(), address))),
    forget: () => {
      removeFunctional(entry);
      setAddresses([]);
    },
  };
}
