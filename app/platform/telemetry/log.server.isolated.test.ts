import { expect, test, vi } from 'vitest';

test.each(['authorization', 'cookie', 'email', 'body'])(
  'the log leaves out the %s of what it gets',
  async (name) => {
    const lines: string[] = [];
    vi.resetModules(); // the logger chooses its output when it is imported
    const written = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => lines.push(String(line)) > 0);
    const { log } = await import('./log.server');
    log.error({ err: Object.assign(new Error('failed'), { [name]: 'private1' }) });
    log.info({ request: { [name]: { of: 'private2' } } });
    written.mockRestore();
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/private/);
  },
);
