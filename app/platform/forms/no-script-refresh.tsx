import { createContext, useContext } from 'react';

/** Where a page goes by itself in browsers that run no scripts; part of its loader's or action's data. */
export interface NoScriptRefresh {
  afterMs: number;
  url: string;
}

const NoScriptRefreshContext = createContext<NoScriptRefresh | null>(null);

export const NoScriptRefreshProvider = NoScriptRefreshContext.Provider;

export function noScriptRefreshOf(pageData: unknown): NoScriptRefresh | null {
  const isObject = typeof pageData === 'object' && pageData !== null;
  return isObject && 'noScriptRefresh' in pageData && isRefresh(pageData.noScriptRefresh)
    ? pageData.noScriptRefresh
    : null;
}

/** For the head: in the body no `noscript` may hold it. */
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
