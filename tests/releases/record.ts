/**
 * Writes the cookies that a release sets, so that the tests of the next one read them:
 * `npx tsx tests/releases/record.ts FOLDER NAME`, where the folder holds the built release.
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';

import { PlainBrowser } from '../setup/plain-browser';
import { startServer } from '../setup/server-process';
import { releaseSecret } from './recorded';
import { visits } from './visits';

const [folder = '.', name = 'current'] = argv.slice(2);
const server = await startServer({ SESSION_SECRET: releaseSecret }, folder);
const recorded: Record<string, { path: string; cookie: string }> = {};
for (const [title, { walk, shows }] of Object.entries(visits)) {
  const browser = new PlainBrowser(server.url);
  await walk(browser);
  for (const text of shows)
    if (!text.test(browser.html)) throw new Error(`${title}: ${browser.url} lacks ${text}: ${browser.text}`);
  recorded[title] = { path: browser.url.slice(server.url.length), cookie: browser.cookie };
}
await server.stop();
const file = new URL(`../fixtures/releases/${name}.json`, import.meta.url);
writeFileSync(
  file,
  `${JSON.stringify({ recordedAt: new Date().toISOString(), visits: recorded }, null, 2)}\n`,
);
