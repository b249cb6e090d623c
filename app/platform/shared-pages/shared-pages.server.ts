import type { ServerBuild } from '@remix-run/node';

import { env } from '../environment/env.server';
import { storedPage, storePage } from './page-store.server';
import type { StoredPage } from './page-store.server';

export interface SharedPage {
  headers: StoredPage['headers'];
  bodies: StoredPage['bodies'];
  cookies: string[];
}

export interface PageData {
  root: unknown;
  page: unknown;
}

/** Loaders run for each visit, which logs it; the bytes are sent if they give the same data. `null`: Remix renders. */
export async function findSharedPage(build: ServerBuild, request: Request): Promise<SharedPage | null> {
  const address = sharedAddress(request);
  const stored = address ? storedPage(address) : undefined;
  if (!stored) return null;
  const { routeId, params } = stored;
  const root = await load(build, 'root', request, {});
  // Before the page's own loader has logged a visit that Remix would log again.
  if (root.cookies.length > 0) return null;
  const page = await load(build, routeId, request, params);
  const data = dataKey({ root: root.data, page: page.data });
  if (data !== stored.data) return null;
  return { headers: stored.headers, bodies: stored.bodies, cookies: page.cookies };
}

export function shareRenderedPage(
  request: Request,
  html: string,
  page: { routeId: string; params: StoredPage['params']; data: PageData; headers: Headers },
): void {
  const { routeId, params, data, headers } = page;
  const address = sharedAddress(request);
  if (!address) return;
  storePage(address, html, {
    routeId,
    params,
    data: dataKey(data),
    headers: Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie')),
  });
}

/** Parameters that advertisements add; no page reads them. */
const advertising = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** `null` where the query may change the page. */
function sharedAddress(request: Request): string | null {
  const { origin, pathname, searchParams } = new URL(request.url);
  if ([...searchParams.keys()].some((name) => !advertising.test(name))) return null;
  return (env.publicUrl ?? origin) + pathname;
}

function dataKey({ root, page }: PageData): string {
  return JSON.stringify([root ?? null, page ?? null]);
}

async function load(
  build: ServerBuild,
  routeId: string,
  request: Request,
  params: StoredPage['params'],
): Promise<{ data: unknown; cookies: string[] }> {
  const { loader } = build.routes[routeId]?.module ?? {};
  const result: unknown = loader ? await loader({ request, params, context: {} }) : null;
  if (!isDataWithInit(result)) return { data: result, cookies: [] };
  return { data: result.data, cookies: new Headers(result.init?.headers).getSetCookie() };
}

function isDataWithInit(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
  );
}
