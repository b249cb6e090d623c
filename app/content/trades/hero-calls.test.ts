import { expect, test } from 'vitest';

import { callResultOf } from './hero-calls';
import { trades } from './trades';

test.each(trades.map((trade) => [trade.slug, trade] as const))(
  'the booking of %s stands between the entries around it',
  (_slug, trade) => {
    const { entries } = callResultOf(trade);
    expect(entries.map(({ start }) => start)).toEqual(
      entries.map(({ start }) => start).sort((one, other) => one - other),
    );
  },
);
