import { combinationsFor } from './row';
import type { Row } from './row';

const paths = ['/create-agent', '/trial-signup', '/payment-setup', '/voice-recording', '/demo/agent/agent_x'];
/** Every way in which Remix may be asked to run an action. */
const ways = ['', '?index', '?_data=routes%2Ftrial-signup', '.data', '.data?_routes=root', '?_method=POST'];

const targets = paths.flatMap((path) => ways.map((way) => path + way));

const types = [
  { type: 'application/x-www-form-urlencoded', body: 'intent=form&intent=assign' },
  {
    type: 'multipart/form-data; boundary=b',
    body: '--b\r\nContent-Disposition: form-data; name="intent"\r\n\r\nform\r\n--b--\r\n',
  },
  { type: 'text/plain', body: 'intent=form' },
];

export const crossSiteRows: Row[] = [
  {
    name: 'Hostile: posts from other sites, in each form that Remix takes',
    async run(site, tally) {
      const visitor = site.visitor();
      await visitor.open('/create-agent');
      let sent = 0;
      const all = targets.flatMap((target) => elsewhere(site.origin).map((origin) => ({ target, origin })));
      for (const { target, origin } of combinationsFor(site, all)) {
        const { type, body } = types[sent++ % types.length] ?? {};
        const headers = { ...origin, 'Content-Type': type ?? '' };
        const page = await tally.count(() =>
          visitor.send(site.origin + target, { method: 'POST', headers, body: body ?? '' }),
        );
        const refused = [400, 403, 404, 405, 415].includes(page?.status ?? 0);
        tally.expect(refused, `${target} from ${JSON.stringify(origin)}: ${page?.status}`);
      }
      tally.expect(site.backend.calls.every(({ functionName }) => functionName === 'log-agent-creator-step'), 'a call was made'); // prettier-ignore
    },
  },
  {
    name: 'Hostile: other methods, in each form that Remix takes',
    async run(site, tally) {
      const all = targets.flatMap((target) =>
        ['PUT', 'PATCH', 'DELETE'].map((method) => ({ target, method })),
      );
      for (const { target, method } of combinationsFor(site, all)) {
        const headers = { Origin: site.origin, 'Content-Type': types[0]?.type ?? '' };
        const page = await tally.count(() =>
          site.visitor().send(site.origin + target, { method, headers, body: 'intent=form' }),
        );
        tally.expect([400, 404, 405].includes(page?.status ?? 0), `${method} ${target}: ${page?.status}`);
      }
      tally.expect(site.backend.calls.length === 0, 'a call was made');
    },
  },
];

/** What a browser says of a page that is not ours, or a client that says nothing. */
function elsewhere(own: string): Record<string, string>[] {
  const { host } = new URL(own);
  return [
    {},
    { Origin: '' },
    { Origin: 'null' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: `ftp://${host}` },
    { Origin: `http://ana@${host}` },
    { Origin: `${own}.evil.example` },
    { Referer: `${own}/create-agent` },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
  ];
}
