import { createContext, useContext } from 'react';

const RequestNumberContext = createContext<string | undefined>(undefined);

/** The number of the request that this page answers. */
export const RequestNumberProvider = RequestNumberContext.Provider;

/** Tells a visitor which number finds their request in our logs. */
export function RequestNumber() {
  const number = useContext(RequestNumberContext);
  return (
    <p className="mt-6">
      If you tell us about it, quote this number:{' '}
      <strong className="whitespace-nowrap" suppressHydrationWarning>
        {number}
      </strong>
    </p>
  );
}
