import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import type { FunctionPath } from '../../../app/backend/contract.server';
import { createRandom } from '../../setup/random';
import { openFiles, residentMb, Site } from '../table/site';
import { chaosEvents, prepareFolders } from './events';
import { Ledger } from './ledger';
import { readPages, setUpReceptionist } from './owners';
import type { Owner } from './owners';
import { prepareReleases, releaseEvents } from './releases';

/**
 * `npm run chaos -- --minutes 20 --seed 1`: four instances behind nginx with the configuration of deploy/, Redis, and a
 * backend, while they fail in every way at once. It begins with a deploy of the last commit over the fourth release, a
 * rollback, and the deploy again. Prints one page and exits with 1 if a promise is broken.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string' },
    port: { type: 'string', default: '5750' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const random = createRandom(seed);
const readers = 16;
const owners = 8;
const memoryLimitMb = 300;

const folders = prepareFolders();
const folder = prepareReleases();
console.log(`Chaos for ${minutes} minutes with --seed ${seed}.`);
const end = Date.now() + minutes * 60_000;
const isOver = () => Date.now() > end;
setTimeout(
  () => {
    console.log('The run did not end by itself.');
    process.exit(1);
  },
  minutes * 60_000 + 200_000, // for the last owners and events: each may wait 100 s for a condition
).unref();

const site = new Site({ port: Number(values.port), instances: 4, variables: folders.variables, folder });
await site.start();
const ports = site.instances.map(({ url }) => new URL(url).port).join(' ');
const releases = await releaseEvents(site, ports);
const ledger = new Ledger();
const finished: Owner[] = [];
const gaveUp: string[] = [];
const memory = site.instances.map(() => 0);
const files = site.instances.map(() => 0);
const sampling = setInterval(() => {
  for (const [index, megabytes] of residentMb(site).entries())
    memory[index] = Math.max(memory[index] ?? 0, megabytes);
  for (const [index, count] of openFiles(site).entries()) files[index] = Math.max(files[index] ?? 0, count);
}, 500);

const lanes = chaosEvents(site, folders, random).map(async (events, lane) => {
  // The events of the first lane end instances, so none of them may happen during a deploy.
  if (lane === 0) for (const event of releases) await ledger.during(...event);
  while (!isOver()) {
    const shuffled = events.map((event) => ({ event, place: random() })).sort((a, b) => a.place - b.place);
    for (const { event } of shuffled) {
      if (isOver()) break;
      await ledger.during(...event);
      await sleep(1_000 + random() * 3_000);
    }
  }
});
const visitors = [
  ...Array.from({ length: readers }, () => readPages(site, ledger, random, isOver)),
  ...Array.from({ length: owners }, (_, index) => receiveOwners(index)),
];
await Promise.all(lanes);
site.backend.behaviors = {};
await Promise.all(visitors);
const lost = await lostReports();
clearInterval(sampling);
process.exit(report() ? 0 : 1);

/** Each loop runs one owner after the other. */
async function receiveOwners(index: number): Promise<void> {
  for (let number = index; !isOver(); number += owners)
    await setUpReceptionist(site, ledger, random, number).then(
      (owner) => finished.push(owner),
      (error: unknown) => gaveUp.push(String(error)),
    );
}

/** Opening another page sends the checkout report again, so the backend must have it afterwards. */
async function lostReports(): Promise<number> {
  const isReported = ({ checkout }: Owner) => site.backend.done('store-stripe-redirect', checkout) > 0;
  const late = finished.filter((owner) => !isReported(owner));
  for (const { visitor, agentId } of late)
    await ledger.send('page', () => visitor.open(`${site.origin}/calendar-setup?agent=${agentId}`));
  await sleep(2_000);
  console.log(`${late.length} checkout reports were still open at the end.`);
  return late.filter((owner) => !isReported(owner)).length;
}

/** Prints the page and returns whether every promise was kept. */
function report(): boolean {
  const times = (functionName: FunctionPath) =>
    finished.map(({ name, agentId }) => {
      const mention = functionName === 'assign-agent-phone' ? agentId : JSON.stringify(name);
      return site.backend.done(functionName, mention);
    });
  const creations = times('create-full-agent');
  const once = [
    ...creations,
    ...times('create-subscription'),
    ...times('assign-agent-phone'),
    ...times('create-voice-clone'),
  ];
  const doubled = once.filter((count) => count > 1).length;
  const uploads = finished.filter(({ sample }) => sample).length;
  const failed = [...ledger.failures.values()].reduce((sum, count) => sum + count, 0);
  const list = (counts: Map<string, number>) =>
    [...counts].sort().map(([name, count]) => `  ${count} × ${name}`);
  const rounded = memory.map((megabytes) => Math.round(megabytes));
  const lines = [
    `Chaos, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${minutes} minutes, --seed ${seed}`,
    `Sent by visitors: ${ledger.sent} requests; ${failed} failed:`,
    ...list(ledger.failures),
    `Longest wait for a page: ${(ledger.longestPageMs / 1_000).toFixed(1)} s`,
    `Unexplained failures: ${ledger.unexplained.size}`,
    ...[...ledger.unexplained].slice(0, 10).map((line) => `  ${line}`),
    `Receptionists: ${finished.length} owners got one; ${gaveUp.length} gave up`,
    ...gaveUp.slice(0, 5).map((line) => `  ${line}`),
    `Uploads: ${times('create-voice-clone').filter((count) => count > 0).length} of ${uploads} in the end`,
    `Doubled: ${doubled} of ${once.length}`,
    `Missing files of open pages: ${ledger.missingFiles.size}`,
    ...[...ledger.missingFiles].slice(0, 5).map((line) => `  ${line}`),
    `Shown data of others: ${ledger.foreign.size}`,
    ...[...ledger.foreign].slice(0, 5).map((line) => `  ${line}`),
    `Lost checkout reports: ${lost} of ${finished.length}`,
    `Largest memory of each instance: ${rounded.join(', ')} MB (limit ${memoryLimitMb})`,
    `Most open files of each instance: ${files.join(', ')}`,
    'Events:',
    ...list(ledger.events),
  ];
  console.log(lines.join('\n'));
  const { unexplained, foreign, missingFiles } = ledger;
  const broken = unexplained.size + gaveUp.length + doubled + foreign.size + missingFiles.size + lost;
  const isKept =
    broken === 0 && creations.every((count) => count === 1) && Math.max(...memory) < memoryLimitMb;
  console.log(isKept ? 'Every promise was kept.' : 'A promise was broken.');
  return isKept;
}
