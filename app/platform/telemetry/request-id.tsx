import { createContext, useContext } from 'react';

const RequestIdContext = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestIdContext.Provider;

/** Asks the visitor to quote the request ID. Renders nothing in development, where requests have none. */
export function RequestIdNotice() {
  const requestId = useContext(RequestIdContext);
  if (!requestId) return null;
  return (
    <p className="mt-6">
      If you tell us about it, quote this number: <strong className="whitespace-nowrap">{requestId}</strong>
    </p>
  );
}
