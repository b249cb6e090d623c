import { afterAll, beforeAll, expect, test } from 'vitest';

import { backendRows } from './table/backend-rows';
import { hostileRows, peopleRows } from './table/people-rows';
import { Site } from './table/site';
import { runRows } from './table/table';

/** The short form of `npm run faults`: one instance, no proxy, the rows that take a second. */
const site = new Site(0);
beforeAll(() => site.start());
afterAll(() => site.stop());

test.each([...backendRows, ...peopleRows, ...hostileRows])('$name', async (row) => {
  const [line] = await runRows(site, [row]);
  const { tally } = line ?? {};
  expect({ ...tally, tried: 0, sent: 0 }).toEqual({
    ...{ tried: 0, sent: 0, lost: 0, serverErrors: 0, duplicated: 0 },
    remarks: [],
  });
});
