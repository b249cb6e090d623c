import { createContext, useContext } from 'react';

const RequestNumberContext = createContext<string | undefined>(undefined);

export const RequestNumberProvider = RequestNumberContext.Provider;

export function RequestNumber() {
  const number = useContext(RequestNumberContext);
  return (
    <p className="mt-6">
      If you tell us about it, quote this number: <strong className="whitespace-nowrap">{number}</strong>
    </p>
  );
}
