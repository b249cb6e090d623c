import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Marks this render's own inline scripts; absent in the browser. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
