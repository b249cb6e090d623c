import { createContext, useContext } from 'react';

/** The URL that a page goes to by itself in browsers without scripts. Part of its loader's or action's data. */
interface NoScriptRefresh {
  afterMs: number;
  url: string;
}

const NoScriptRefreshContext = createContext<NoScriptRefresh | null>(null);

export const NoScriptRefreshProvider = NoScriptRefreshContext.Provider;

/** The refresh that a page's data asks for, or `null`. */
export function noScriptRefreshOf(pageData: unknown): NoScriptRefresh | null {
  const isObject = typeof pageData === 'object' && pageData !== null;
  return isObject && 'noScriptRefresh' in pageData && isRefresh(pageData.noScriptRefresh)
    ? pageData.noScriptRefresh
    : null;
}

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

function isRefresh(value: unknown): value is NoScriptRefresh {
  return typeof value === 'object' && value !== null && 'afterMs' in value && 'url' in value;
}
