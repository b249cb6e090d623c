import { hash } from 'node:crypto';
import type { AppLoadContext, LoaderFunction, ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';

import { env } from '../environment/env.server';
import { routeName } from '../observation/observe-request.server';
import { storedPage, storePage } from './page-store.server';
import type { StoredPage } from './page-store.server';

export interface SharedPage extends NonNullable<ReturnType<typeof storedPage>> {
  cookies: string[];
}

interface Found {
  /** `null`: Remix renders, with what was loaded already. */
  page: SharedPage | null;
  /** For Remix, so that no loader runs twice for a request. */
  context: AppLoadContext;
}

/** What a loader gave: its data, with the headers that a page sends for it. */
interface Loaded {
  data: unknown;
  headers: Headers;
}

type Outcome = { value: Awaited<ReturnType<LoaderFunction>> } | { thrown: unknown };
type Params = Record<string, string | undefined>;

/** Which route renders an address, as Remix once found. */
const routesOf = new LRUCache<string, { routeId: string; params: Params }>({ max: 5_000 });

/** A page is what its loaders give: they run for each visit, and the bytes are sent if they give what was rendered before. */
export async function findSharedPage(build: ServerBuild, request: Request): Promise<Found> {
  const address = sharedAddress(request);
  const known = address ? routesOf.get(address) : undefined;
  if (!address || !known) return { page: null, context: {} };
  const { routeId, params } = known;
  const [root, own] = await Promise.all([
    run(build, 'root', request, {}),
    run(build, routeId, request, params),
  ]);
  const context = { loaded: { root, [routeId]: own }, route: routeName(build.routes[routeId] ?? {}) };
  const loaded = [loadedBy(root), loadedBy(own)].filter((result) => result !== null);
  const stored = loaded.length === 2 ? storedPage(pageKey(address, loaded)) : undefined;
  const cookies = loaded.flatMap(({ headers }) => headers.getSetCookie());
  return { page: stored ? { ...stored, cookies } : null, context };
}

/** Stores a page that Remix rendered, for the next request whose loaders give the same. */
export function shareRenderedPage(
  request: Request,
  html: string,
  {
    routeId,
    params,
    loaded,
    page,
  }: { routeId: string; params: Params; loaded: readonly Loaded[]; page: StoredPage },
): void {
  const address = sharedAddress(request);
  if (!address || new URL(request.url).search) return;
  routesOf.set(address, { routeId, params });
  const headers = Object.entries(page.headers).filter(([name]) => name !== 'set-cookie');
  storePage(pageKey(address, loaded), html, { ...page, headers: Object.fromEntries(headers) });
}

/** The build with loaders that give what `findSharedPage` loaded for the same request. */
export function withLoaded(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!loader) return [id, route];
    const reused: typeof loader = (args) => {
      const outcome = loadedIn(args.context, id);
      if (!outcome) return loader(args);
      if ('thrown' in outcome) throw outcome.thrown;
      return outcome.value;
    };
    return [id, { ...route, module: { ...route.module, loader: reused } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function loadedIn({ loaded }: AppLoadContext, routeId: string): Outcome | undefined {
  return typeof loaded === 'object' && loaded !== null
    ? (loaded as Record<string, Outcome>)[routeId] // what `findSharedPage` put there
    : undefined;
}

/** Parameters that advertisements add; no page reads them. */
const advertising = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** `null` where the query may change the page. */
function sharedAddress(request: Request): string | null {
  const { origin, pathname, searchParams } = new URL(request.url);
  if ([...searchParams.keys()].some((name) => !advertising.test(name))) return null;
  return (env.publicUrl ?? origin) + pathname;
}

/** Names all that a page is rendered from: of one visitor's data none but the same data gives the same name. */
function pageKey(address: string, loaded: readonly Loaded[]): string {
  const parts = loaded.map(({ data, headers }) => [
    data ?? null,
    [...headers].filter(([name]) => name !== 'set-cookie'),
  ]);
  return hash('sha256', JSON.stringify([address, parts]), 'base64');
}

async function run(build: ServerBuild, routeId: string, request: Request, params: Params): Promise<Outcome> {
  const { loader } = build.routes[routeId]?.module ?? {};
  try {
    return { value: loader ? await loader({ request, params, context: {} }) : null };
  } catch (thrown) {
    return { thrown };
  }
}

const noHeaders = new Headers();

/** `null` for what is no page of status 200. */
function loadedBy(outcome: Outcome): Loaded | null {
  if ('thrown' in outcome || outcome.value instanceof Response) return null;
  const { value } = outcome;
  if (!isDataWithInit(value)) return { data: value, headers: noHeaders };
  if ((value.init?.status ?? 200) !== 200) return null;
  const { headers = noHeaders } = value.init ?? {};
  return { data: value.data, headers: headers instanceof Headers ? headers : new Headers(headers) };
}

function isDataWithInit(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
  );
}
