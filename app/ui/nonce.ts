import { createContext, useContext } from "react";

/** CSP nonce of this response; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
