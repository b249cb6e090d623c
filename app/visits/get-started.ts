export const getStartedText = 'Get Started Today';

export const getStartedPath = '/get-started';

/** Section ids: a `source` from a client is one of them or nothing. */
const sources = ['pricing'] as const;
export type CtaSource = (typeof sources)[number];

export function ctaClick(source: string, trade?: string) {
  return {
    source: sources.find((known) => known === source) ?? 'unknown',
    ctaText: getStartedText,
    ...(trade ? { trade } : {}),
  };
}
