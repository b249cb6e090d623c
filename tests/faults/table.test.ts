import { afterAll, beforeAll, expect, test } from 'vitest';

import { backendRows } from './table/backend-rows';
import { hostileRows } from './table/hostile-rows';
import { peopleRows } from './table/people-rows';
import { drainRow } from './table/process-rows';
import { Site } from './table/site';
import { runRows } from './table/table';

/** The short form of `npm run faults`: one instance, no proxy, the rows that take a second. */
const site = new Site(0);
beforeAll(() => site.start());
afterAll(() => site.stop());

test.each([...backendRows, ...peopleRows, ...hostileRows, drainRow(300, 900)])(
  'nothing is lost, made twice or a fault of ours: $name',
  async (row) => {
    const [line] = await runRows(site, [row]);
    const { tally } = line ?? {};
    expect({ ...tally, tried: 0, sent: 0 }).toEqual({
      ...{ tried: 0, sent: 0, lost: 0, serverErrors: 0, duplicated: 0 },
      remarks: [],
    });
  },
);
