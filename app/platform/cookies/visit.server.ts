import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Response as ExpressResponse } from 'express';
import onHeaders from 'on-headers';

import { openJar, requestCookies } from './cookie-jar.server';
import type { CookieJar, RequestCookies } from './cookie-jar.server';

/** A request and its cookies. Loaders and actions find it in their context (docs/decisions/0027-cookie-jar.md). */
export interface Visit {
  request: Request;
  jar: CookieJar;
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    visit: Visit;
  }
}

/** A visit outside Remix. */
export function openVisit(request: Request) {
  return { request, jar: openJar(request) };
}

/** Adds the cookies written in a visit outside Remix to Express's response. */
export function sendCookies({ jar }: ReturnType<typeof openVisit>, response: ExpressResponse): void {
  const lines = jar.setCookieLines();
  if (lines.length === 0) return;
  response.append('Set-Cookie', lines);
  onHeaders(response, () => response.setHeader('Cache-Control', 'no-store'));
}

type Handler = (args: LoaderFunctionArgs) => unknown;

/**
 * Gives a route's loader and action a visit, and adds the cookies written to the visit's jar to their responses, returned or
 * thrown. Each has its own jar, because Remix discards the headers of a loader when another one redirects. The values read
 * are shared by the context that Remix passes to all loaders of a request. vite/cookie-jars.ts calls this function for every
 * route.
 */
export function withCookies<Route extends { loader?: Handler; action?: Handler }>(route: Route) {
  const { loader, action } = route;
  return {
    ...route,
    ...(loader ? { loader: sendingCookies(loader) } : {}),
    ...(action ? { action: sendingCookies(action) } : {}),
  };
}

const cookiesOfContext = new WeakMap<object, RequestCookies>();

function sendingCookies(handler: Handler): Handler {
  return async ({ request, params, context }) => {
    const cookies = cookiesOfContext.get(context) ?? requestCookies(request);
    cookiesOfContext.set(context, cookies);
    const jar = openJar(request, cookies);
    try {
      const result = await handler({ request, params, context: { ...context, visit: { request, jar } } });
      return withSetCookie(result, jar.setCookieLines());
    } catch (thrown) {
      throw isResponse(thrown) ? withSetCookie(thrown, jar.setCookieLines()) : thrown;
    }
  };
}

type DataResponse = ReturnType<typeof data<unknown>>;

function isResponse(result: unknown): result is Response | DataResponse {
  return result instanceof Response || isDataResponse(result);
}

/** Whether the value is a result of Remix's `data`. */
export function isDataResponse(result: unknown): result is DataResponse {
  return (
    typeof result === 'object' &&
    result !== null &&
    'type' in result &&
    result.type === 'DataWithResponseInit'
  );
}

function withSetCookie(result: unknown, lines: string[]): unknown {
  if (lines.length === 0) return result;
  const init = isDataResponse(result) ? result.init : null;
  const headers = result instanceof Response ? result.headers : new Headers(init?.headers);
  for (const line of lines) headers.append('Set-Cookie', line);
  headers.set('Cache-Control', 'no-store'); // for a page, Remix only takes the cookies from these headers
  if (result instanceof Response) return result;
  return data(isDataResponse(result) ? result.data : result, { ...init, headers });
}
