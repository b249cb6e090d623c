import { beforeEach } from 'vitest';

const longest = 2_000;

/** Shortens the messages of failed assertions, because one of a page would print 90 KB of markup. */
beforeEach(({ onTestFailed }) =>
  onTestFailed(({ task: { result } }) => {
    for (const error of result?.errors ?? [])
      for (const [key, value] of Object.entries(error))
        if (typeof value === 'string' && value.length > longest)
          Object.assign(error, { [key]: shorten(value) });
  }),
);

const shorten = (text: string) =>
  `${text.slice(0, longest / 2)}\n… ${text.length - longest} more characters …\n${text.slice(-longest / 2)}`;
