/**
 * A rolling deploy: two built releases behind one proxy that sends each request to the other one than the last, so that
 * every cookie is read by the release that didn't write it. `npx tsx tests/releases/mixed.ts FOLDER`, where the folder
 * holds the other release; this one is the current folder.
 */
import { createServer, request as forward } from 'node:http';
import { argv } from 'node:process';

import { listen } from '../setup/listen';
import { PlainBrowser } from '../setup/plain-browser';
import { startServer } from '../setup/server-process';
import { releaseSecret } from './recorded';
import { visits } from './visits';

const [folder = '.'] = argv.slice(2);
const instances: string[] = [];
const failures: string[] = [];
let sent = 0;

const proxy = createServer((incoming, response) => {
  const instance = instances[sent++ % instances.length] ?? '';
  const { method = 'GET', url = '/', headers } = incoming;
  const onward = forward(new URL(url, instance), { method, headers }, (answer) => {
    const { statusCode = 500 } = answer;
    if (statusCode >= 400) failures.push(`${method} ${url}: ${statusCode} from ${instance}`);
    response.writeHead(statusCode, answer.headers);
    answer.pipe(response);
  });
  incoming.pipe(onward);
});
const site = await listen(proxy);
const variables = { SESSION_SECRET: releaseSecret, PUBLIC_URL: site };
const servers = [await startServer(variables, folder), await startServer(variables)];

for (const order of [servers, [...servers].reverse()]) {
  instances.splice(0, 2, ...order.map(({ url }) => url));
  for (const [title, { walk, shows }] of Object.entries(visits)) {
    sent = 0;
    const browser = new PlainBrowser(site);
    await walk(browser);
    for (const text of shows)
      if (!text.test(browser.html)) failures.push(`${title}: ${browser.url} lacks ${text}: ${browser.text}`);
    process.stdout.write(
      `${title}: ${sent} requests, ${browser.status} at ${browser.url.slice(site.length)}\n`,
    );
  }
}
await Promise.all(servers.map((server) => server.stop()));
proxy.closeAllConnections();
proxy.close();
process.stdout.write(failures.length === 0 ? 'Nothing failed.\n' : `${failures.join('\n')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
