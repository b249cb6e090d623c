import { afterAll, beforeAll, expect, test } from 'vitest';

import { backendRows } from './table/backend-rows';
import { bodyRows } from './table/body-rows';
import { checkoutRows } from './table/checkout-rows';
import { cookieRows } from './table/cookie-rows';
import { crossSiteRows } from './table/cross-site-rows';
import { peopleRows } from './table/people-rows';
import { drainRow } from './table/process-rows';
import { scriptRows } from './table/script-rows';
import { propertyRows } from './table/property-rows';
import { Site } from './table/site';
import { slowClientRows } from './table/slow-client-rows';
import { smugglingRows } from './table/smuggling-rows';
import { runRows } from './table/table';
import { uploadRows } from './table/upload-rows';

const hostileRows = [
  ...crossSiteRows,
  ...bodyRows,
  ...slowClientRows,
  ...smugglingRows,
  ...cookieRows,
  ...checkoutRows,
  ...scriptRows,
  ...uploadRows,
];

/** The short form of `npm run faults`: one instance, no proxy, the rows that take a second. */
const site = new Site(0);
beforeAll(() => site.start());
afterAll(() => site.stop());

test.each([...backendRows, ...peopleRows, ...hostileRows, drainRow(300, 900)])('$name', async (row) => {
  const [line] = await runRows(site, [row]);
  const { tally } = line ?? {};
  expect({ ...tally, tried: 0, sent: 0 }).toEqual({
    ...{ tried: 0, sent: 0, lost: 0, serverErrors: 0, duplicated: 0 },
    remarks: [],
  });
});

test.each(propertyRows(100))('$name', async (row) => {
  const [line] = await runRows(null, [row]);
  expect(line?.tally.remarks).toEqual([]);
});
