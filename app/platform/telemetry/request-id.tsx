import { createContext, useContext } from 'react';

const RequestNumberContext = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestNumberContext.Provider;

/** Nothing where nobody numbers the requests, as in development. */
export function RequestIdNotice() {
  const number = useContext(RequestNumberContext);
  if (!number) return null;
  return (
    <p className="mt-6">
      If you tell us about it, quote this number: <strong className="whitespace-nowrap">{number}</strong>
    </p>
  );
}
