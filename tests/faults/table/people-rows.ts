import { sendJson } from './counting-backend';
import { countCreation, countDuplicates, ownerBeforeCreation } from './creation';
import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

async function createAtOnce(site: Site, tally: Tally, posts: number): Promise<void> {
  const owner = await ownerBeforeCreation(site);
  site.backend.behaviours['create-full-agent'] = async (call, response) => {
    const made = call.act();
    await new Promise((resolve) => setTimeout(resolve, 300));
    sendJson(response, made);
  };
  await Promise.all(Array.from({ length: posts }, () => tally.count(owner.create)));
  countDuplicates(site, tally, owner);
}

export const peopleRows: Row[] = [
  { name: 'People: a double click', run: (site, tally) => createAtOnce(site, tally, 2) },
  { name: 'People: 20 posts of one form at once', run: (site, tally) => createAtOnce(site, tally, 20) },
  {
    name: 'People: Back after the creation, and the button again',
    async run(site, tally) {
      const owner = await ownerBeforeCreation(site);
      await countCreation(site, tally, owner);
      await tally.count(owner.create);
      countDuplicates(site, tally, owner);
    },
  },
];

const urlencoded = 'application/x-www-form-urlencoded';
const forms = [
  { type: urlencoded, body: 'intent=form' },
  {
    type: 'multipart/form-data; boundary=b',
    body: '--b\r\nContent-Disposition: form-data; name="intent"\r\n\r\nform\r\n--b--\r\n',
  },
  { type: 'text/plain', body: 'intent=form' },
];
const elsewhere: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];
const odd: [string, string][] = [
  [urlencoded, `BusinessName=${'x'.repeat(1_000_000)}`],
  [urlencoded, Array.from({ length: 10_000 }, (_, index) => `f${index}=1`).join('&')],
  [urlencoded, 'BusinessName=%ED%A0%80%FF%00&intent=next'],
  [urlencoded, '__proto__[polluted]=1&constructor.prototype.x=1&intent=next'],
  ['multipart/form-data', '--b\r\n'],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="intent'],
  ['application/json', '{"intent":"next"}'],
];

export const hostileRows: Row[] = [
  {
    name: 'Hostile: posts from other sites, in each form that Remix takes',
    async run(site, tally) {
      for (const path of ['/create-agent', '/create-agent.data', '/trial-signup', '/voice-recording'])
        for (const origin of elsewhere)
          for (const { type, body } of forms) {
            const visitor = site.visitor();
            const headers = { ...origin, 'Content-Type': type };
            const page = await tally.count(() => visitor.send(path, { method: 'POST', headers, body }));
            tally.expect(page?.status === 403, `${path} from ${JSON.stringify(origin)}: ${page?.status}`);
          }
      tally.expect(site.backend.calls.every(({ functionName }) => functionName === 'log-agent-creator-step'), 'a call was made'); // prettier-ignore
    },
  },
  {
    name: 'Hostile: bodies too large, too many fields, broken, of other types',
    async run(site, tally) {
      const { visitor } = await ownerBeforeCreation(site);
      const step = visitor.url.replace('/voice', '/business');
      for (const [type, body] of odd) {
        const headers = { Origin: site.origin, 'Content-Type': type };
        const page = await tally.count(() => visitor.send(step, { method: 'POST', headers, body }));
        tally.expect((page?.status ?? 500) < 500, `${type}: ${page?.status}`);
      }
      await tally.count(() => visitor.open(step));
    },
  },
];
