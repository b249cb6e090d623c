import { createContext, useContext } from 'react';

import type { NoScriptRefresh } from '../page-handle';

const NoScriptRefreshContext = createContext<NoScriptRefresh | null>(null);

export const NoScriptRefreshProvider = NoScriptRefreshContext.Provider;

/** The meta refresh tag. Render it in `<head>`: HTML doesn't allow it in a `noscript` in the body. */
export function NoScriptRefreshTag() {
  const refresh = useContext(NoScriptRefreshContext);
  if (!refresh) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${refresh.afterMs / 1_000}; url=${refresh.url}`} />
    </noscript>
  );
}
