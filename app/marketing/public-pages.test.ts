import { describe, expect, it } from 'vitest';

import { openVisit } from '~/platform/session/visit.server';
import { needsPersonalRender } from './public-pages.server';

const visitTo = (path: string) => openVisit(new Request(`https://site.example${path}`));

describe('a public page', () => {
  it.each([
    '?serviceCost=200',
    '?topic=billing',
    '?utm_source=mail&topic=billing',
    '?topic',
    '?UTM_SOURCE=x',
  ])('is rendered for %s, because a loader may read any parameter', (query) => {
    expect(needsPersonalRender(visitTo(`/contact${query}`))).toBe(true);
  });

  it.each(['', '?', '?utm_source=mail&utm_medium=email', '?gclid=x', '?fbclid=x', '?ref=partner'])(
    'comes from the cache for the tracking parameters of "%s"',
    (query) => {
      expect(needsPersonalRender(visitTo(`/contact${query}`))).toBe(false);
    },
  );
});
