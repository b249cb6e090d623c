import { createContext, useContext } from 'react';

const RequestIdContext = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestIdContext.Provider;

/** Asks the visitor to quote the request ID. Renders nothing in development, where requests have none. */
export function RequestIdLine({ isSmall = false }) {
  const requestId = useContext(RequestIdContext);
  if (!requestId) return null;
  return (
    <p className={isSmall ? 'hint mt-2' : 'mt-6'} data-request-id="">
      If you tell us about it, quote this number: <strong className="whitespace-nowrap">{requestId}</strong>
    </p>
  );
}
