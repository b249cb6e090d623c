import { gzipSync } from 'node:zlib';

import { sendJson } from './counting-backend';
import type { Behaviour } from './counting-backend';
import { countCreation, createAtLast, createOver, ownerBeforeCreation } from './creation';
import type { Row } from './row';

const megabyte = 1024 * 1024;

function status(code: number, acts: boolean): Behaviour {
  return (call, response) => {
    if (acts) call.act();
    sendJson(response, { error: 'for the table' }, code);
  };
}

/** The work is done, the response makes no sense. */
function actsAndSays(body: string | Buffer, headers: Record<string, string> = {}): Behaviour {
  return (call, response) => {
    call.act();
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(body);
  };
}

const unknownOutcomes = [500, 502, 503, 408, 409, 425, 429];
const definiteNos = [400, 401, 404, 422];

const misbehaviours: [string, Behaviour][] = [
  ...unknownOutcomes.map((code): [string, Behaviour] => [`${code} after it acted`, status(code, true)]),
  ...definiteNos.map((code): [string, Behaviour] => [`${code}`, status(code, false)]),
  ['malformed JSON', actsAndSays('{"success": tru')],
  ['HTML', actsAndSays('<html>502', { 'Content-Type': 'text/html' })],
  ['an empty body', actsAndSays('')],
  ['another shape', actsAndSays('[{"success":"maybe"}]')],
  ['10 MB', actsAndSays(`{"padding":"${'x'.repeat(10 * megabyte)}"}`)],
  ['a gzip bomb', actsAndSays(gzipSync(Buffer.alloc(50 * megabyte)), { 'Content-Encoding': 'gzip' })],
  ['a reset before it acted', (_call, response) => response.destroy()],
  [
    'a reset after it acted',
    (call, response) => {
      call.act();
      response.destroy();
    },
  ],
];

/** The backend on `create-full-agent`: the visitor sees the error, tries again, and has one receptionist. */
export const backendRows: Row[] = [
  ...misbehaviours.map(([name, behaviour]): Row => ({
    name: `Backend: ${name}`,
    run: (site, tally) => createOver(site, tally, behaviour),
  })),
  {
    name: 'Backend: refuses connections, then is back',
    async run(site, tally) {
      const owner = await ownerBeforeCreation(site);
      await site.stopBackend();
      const refused = await tally.count(owner.create);
      tally.expect(Boolean(refused?.html.includes('Agent Creation Failed')), 'the failure is not told');
      await site.startBackend();
      await countCreation(site, tally, owner);
    },
  },
];

const downMs = 60_000;

/** These take the 60 s that a creation may. */
export const slowBackendRows: Row[] = [
  {
    name: 'Backend: down for 60 s, then back',
    async run(site, tally) {
      const owners = await Promise.all(Array.from({ length: 6 }, () => ownerBeforeCreation(site)));
      await site.stopBackend();
      const back = Date.now() + downMs;
      while (Date.now() < back) {
        for (const owner of owners) await tally.count(owner.create);
        await tally.count(() => site.visitor().open('/faq'));
        await new Promise((resolve) => setTimeout(resolve, 5_000));
      }
      await site.startBackend();
      for (const owner of owners) await createAtLast(site, tally, owner);
    },
  },
  {
    name: 'Backend: silent, and dripping, until the time limit',
    async run(site, tally) {
      const owners = [
        await ownerBeforeCreation(site, { limitMs: 150_000 }),
        await ownerBeforeCreation(site, { limitMs: 150_000 }),
      ];
      site.backend.behaviours['create-full-agent'] = (call, response) => {
        call.act();
        if (call.about === owners[0]?.business) return;
        const drip = setInterval(() => response.write(' '), 500);
        response.on('close', () => clearInterval(drip));
      };
      await Promise.all(
        owners.map(async (owner) => {
          const refused = await tally.count(owner.create);
          tally.expect(Boolean(refused?.html.includes('Agent Creation Failed')), 'the failure is not told');
        }),
      );
      site.backend.behaviours = {};
      for (const owner of owners) await createAtLast(site, tally, owner);
    },
  },
];
