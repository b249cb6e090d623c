import { describe, expect, it, vi } from 'vitest';

import { visitRequest } from './visit-request.js';

const sent = { headers: { 'user-agent': 'Browser', referer: undefined, 'set-cookie': ['a'] } };

function make() {
  return visitRequest(sent as never, 'https://site.example/faq');
}

describe('the request of a visit', () => {
  it('tells address, method and headers without a whole request', () => {
    const whole = vi.spyOn(globalThis, 'Request');
    const { url, method, headers } = make();
    expect([url, method]).toEqual(['https://site.example/faq', 'GET']);
    expect([headers.get('User-Agent'), headers.get('Referer')]).toEqual(['Browser', null]);
    expect([headers.has('USER-AGENT'), headers.has('set-cookie')]).toEqual([true, false]);
    expect(whole).not.toHaveBeenCalled();
    whole.mockRestore();
  });

  it('is a whole one as soon as more is asked of it', () => {
    const request = make();
    expect(request).toBeInstanceOf(Request);
    expect(request.signal.aborted).toBe(false);
    expect(request.clone().headers.get('User-Agent')).toBe('Browser');
    expect([...request.headers]).toEqual([['user-agent', 'Browser']]);
  });
});
