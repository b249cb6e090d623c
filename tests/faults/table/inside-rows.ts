import type { Row } from './row';

const spellings = [
  ...['/readyz', '/READYZ', '/readyz/', '/%72eadyz', '/readyz.data', '/readyz?x', '/readyz%2f'],
  ...['/readyz;x', '/readyz//', '/READYZ.data', '/readyz%20', '/readyz%00'],
  ...['/metrics', '/Metrics', '/metrics/', '/%6detrics', '/metrics.data'],
];

/** Only the proxy knows who is outside. */
export const insideRows: Row[] = [
  {
    name: 'Hostile: what the proxy keeps to this machine, in every spelling',
    async run(site, tally) {
      for (const path of spellings) {
        const page = await tally.count(() => site.visitor().send(`${site.origin}${path}`, { method: 'GET' }));
        tally.expect([400, 404].includes(page?.status ?? 0), `${path} is ${page?.status}`);
      }
    },
  },
];
