import { describe, expect, test } from 'vitest';

import { enhancedHeader, locationHeader } from '../form-protocol';
import { leadingHeaders, leadTo } from './lead-to.server';

const posted = (headers: Record<string, string> = {}) =>
  new Request('http://site.example/form', { method: 'POST', headers });

describe('what a taken form is answered with', () => {
  test('is a 303 for the browser’s own form, with the cookies', () => {
    const response = leadTo(posted(), '/next', new Headers({ 'Set-Cookie': 'toast=x' }));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/next');
    expect(response.headers.getSetCookie()).toEqual(['toast=x']);
  });

  test('is a 204 with the address for the enhanced form, thrown so that no loader runs', () => {
    const request = posted({ [enhancedHeader]: '1' });
    const cookies = new Headers({ 'Set-Cookie': 'toast=x' });
    expect(() => leadTo(request, 'https://pay.example/x', cookies)).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 204 }) }),
    );
    expect(leadingHeaders(cookies).get(locationHeader)).toBe('https://pay.example/x');
  });

  test('leaves other responses alone', () => {
    expect([...leadingHeaders(undefined)]).toEqual([]);
    expect([...leadingHeaders(new Headers({ 'Set-Cookie': 'a=b' }))]).toEqual([]);
  });
});
