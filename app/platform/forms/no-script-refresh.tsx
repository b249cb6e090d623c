import { createContext, useContext } from 'react';
import { z } from 'zod';

/** The URL that a page goes to by itself in browsers without scripts. Part of its loader's or action's data. */
const dataWithRefresh = z.object({ noScriptRefresh: z.object({ afterMs: z.number(), url: z.string() }) });
type NoScriptRefresh = z.infer<typeof dataWithRefresh>['noScriptRefresh'];

const NoScriptRefreshContext = createContext<NoScriptRefresh | null>(null);

export const NoScriptRefreshProvider = NoScriptRefreshContext.Provider;

/** The refresh that a page's data asks for, or `null`. */
export function noScriptRefreshOf(pageData: unknown): NoScriptRefresh | null {
  return dataWithRefresh.safeParse(pageData).data?.noScriptRefresh ?? null;
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
