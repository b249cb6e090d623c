import { expect, test } from 'vitest';

import { addresses } from '../markup/page-states';
import { useSite } from './backend-site';

const site = useSite();

const types: Record<string, RegExp> = {
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  mp3: /^audio\/mpeg$/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  svg: /^image\/svg\+xml/,
  vtt: /^text\/vtt/,
  webm: /^video\/webm$/,
  webmanifest: /^application\/manifest\+json/,
  woff2: /^font\/woff2$/,
};

test('whatever a page names is there: icons and their manifest, styles, faces, scripts, pictures, sounds', async () => {
  const named = new Map<string, string>();
  const look = (text: string, from: string) => {
    const parts = text.matchAll(/(?:\s(?:href|src|poster)="|url\(["']?|"src":")([^"')\s]+)/g);
    for (const [, address = ''] of parts) {
      const url = new URL(address, new URL(from, site.server.url));
      if (url.origin === site.server.url && /\.\w+$/.test(url.pathname)) named.set(url.pathname, from);
    }
  };
  for (const path of addresses) look(await (await fetch(site.server.url + path)).text(), path);
  // What a file names in turn is added while it is gone through.
  for (const [path, from] of named) {
    const response = await fetch(site.server.url + path);
    const [ending = ''] = /\w+$/.exec(path) ?? [];
    expect.soft(response.status, `${path}, named by ${from}`).toBe(200);
    expect.soft(response.headers.get('Content-Type'), path).toMatch(types[ending] ?? /./);
    if (ending === 'css') look(await response.text(), path);
    if (ending === 'webmanifest') look(JSON.stringify(await response.json()), path);
  }
  const endings = new Set([...named.keys()].map((path) => /\w+$/.exec(path)?.[0]));
  for (const ending of ['css', 'js', 'mp3', 'png', 'svg', 'webmanifest', 'woff2'])
    expect(endings).toContain(ending);
});
