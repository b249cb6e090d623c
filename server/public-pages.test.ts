import express from 'express';
import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';

import { listen } from '../tests/setup/listen';
import { publicPages } from './public-pages.js';

let stop = () => {};
afterEach(() => stop());

/** Starts a server with a cache in front of a page whose renders for the cache give these responses, or throw. */
async function start(...renders: (() => Response)[]) {
  const loader = vi.fn(() => renders[Math.min(loader.mock.calls.length, renders.length) - 1]?.());
  const logFault = vi.fn();
  const entry = {
    publicPaths: new Set(['/faq']),
    openVisit: () => ({}),
    sendCookies: () => undefined,
    logPageView: () => Promise.resolve(),
    needsPersonalRender: () => false,
    serverOptions: {},
    findRoute: (path: string) => ({ route: path }),
    logFault,
  };
  const build = {
    routes: { faq: { id: 'faq', path: 'faq', module: { loader } } },
    entry: { module: { default: () => new Response(), handleError: () => undefined } },
    future: {},
  };
  const recorded: unknown[] = [];
  const app = express();
  app.use((_request, response, next) => {
    response.once('close', () => recorded.push(response.locals.route));
    next();
  });
  app.use(publicPages(build as never, entry as never));
  app.use((_request, response) => void response.send('rendered'));
  const server = createServer(app);
  const url = await listen(server);
  stop = () => server.close();
  const open = async () => (await fetch(`${url}/faq`)).text();
  return { open, loader, logFault, recorded };
}

const page = (headers?: HeadersInit) => () => new Response('cached', { headers });

test('a page is rendered once for the cache, and then comes from there', async () => {
  const { open, loader, logFault } = await start(page());
  expect(await open()).toBe('rendered');
  await expect.poll(open).toBe('cached');
  expect([loader.mock.calls.length, logFault.mock.calls.length]).toEqual([1, 0]);
});

test('a page from the cache is recorded under its route', async () => {
  const { open, recorded } = await start(page());
  await expect.poll(open).toBe('cached');
  await expect.poll(() => recorded.at(-1)).toBe('/faq');
});

test.each<[string, () => Response]>([
  ['throws', () => expect.fail('thrown on purpose')],
  ['gives an error', () => new Response('', { status: 503 })],
  ['is for one visitor', page({ 'Cache-Control': 'no-store' })],
])('a page whose render %s is rendered again by the next request, and then cached', async (_what, fails) => {
  const { open, loader, logFault } = await start(fails, page());
  expect(await open()).toBe('rendered');
  await expect.poll(() => logFault.mock.calls.length).toBe(1);
  expect(await open()).toBe('rendered');
  await expect.poll(open).toBe('cached');
  expect([loader.mock.calls.length, logFault.mock.calls.length]).toEqual([2, 1]);
});
