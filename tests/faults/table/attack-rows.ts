import { onPath } from '../../setup/programs.js';
import {
  requestFiles,
  sendBrokenChunks,
  sendJunkCookies,
  sendRecording,
  sendRecordings,
  uploadSlowly,
} from './attackers';
import type { Attack } from './attackers';
import { faults } from './backend';
import type { Behavior } from './backend';
import { expectOthersServed } from './others';
import { canMount, withSmallDisk } from './small-disk';
import type { Site } from './site';
import type { Row, Tally } from './tally';
import { visitorOf } from './visitors';

const paths = ['/', '/faq', '/create-agent', '/pricing'];

async function expectPagesOfOthers(tally: Tally, origin: string, attack: Attack): Promise<void> {
  let opened = 0;
  const openPage = (target: string) =>
    visitorOf({ origin: target }).open(paths[opened++ % paths.length] ?? '/');
  await expectOthersServed(tally, origin, openPage, (signal) => attack(origin, signal));
}

/** While the backend fails the attacker's recordings, the first recordings of other visitors succeed. */
async function expectRecordingsOfOthers(site: Site, tally: Tally, fault: Behavior, seconds: number) {
  site.backend.behaviors['create-voice-clone'] = (call, response) =>
    call.body.includes('attacker') ? fault(call, response) : response.end(call.act());
  let others = 0;
  const record = async (target: string) => {
    const page = await sendRecording(target, `agent_other${others++}`);
    tally.expect(
      page.url.includes('saved=true'),
      `a recording of others ends on ${page.url} with ${page.status}`,
    );
    return page;
  };
  const attack = (signal: AbortSignal) => sendRecordings(site.origin, signal);
  await expectOthersServed(tally, site.origin, record, attack, { seconds, perSecond: 2 });
}

const recordingFaults: [string, Behavior, seconds: number][] = [
  ['resets', faults['a reset without acting'], 10],
  ['answers with 503', faults['503 without acting'], 10],
  ['never answers', () => undefined, 75], // The time limit of a recording is 60 s.
];

const nginxAttacks: [string, Attack][] = [
  ['Broken chunks', sendBrokenChunks],
  ['Junk cookies', sendJunkCookies],
  ['48 slow uploads', uploadSlowly],
  ['A flood of files', requestFiles],
];

const hasCaddy = onPath('caddy') !== undefined;

/** One address attacks the site. The rows check that other visitors are still served. */
export const attackRows: Row[] = [
  ...nginxAttacks.map(([name, attack]): Row => ({
    name: `Attack: ${name} from one address, through nginx: pages for others`,
    run: (site, tally) => expectPagesOfOthers(tally, site.origin, attack),
  })),
  ...(hasCaddy
    ? [
        {
          name: 'Attack: Broken chunks from one address, through Caddy: pages for others',
          run: async (site: Site, tally: Tally) =>
            expectPagesOfOthers(tally, await site.startCaddy(), sendBrokenChunks),
        },
      ]
    : []),
  ...(hasCaddy && canMount
    ? [
        {
          name: 'Attack: 48 slow uploads from one address fill the temporary folder, through Caddy: pages for others',
          run: (site: Site, tally: Tally) =>
            withSmallDisk(site, 64, async () =>
              expectPagesOfOthers(tally, await site.startCaddy(), uploadSlowly),
            ),
        },
      ]
    : []),
  ...recordingFaults.map(([name, fault, seconds]): Row => ({
    name: `Attack: Recordings from one address that the backend ${name}: recordings of others`,
    run: (site, tally) => expectRecordingsOfOthers(site, tally, fault, seconds),
  })),
];
