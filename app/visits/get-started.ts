export const getStartedText = 'Get Started Today';

export const getStartedPath = '/get-started';

/** Ids of the sections with a call to action. Any other `source` from a client is logged as `unknown`. */
const sources = ['pricing'] as const;
export type CtaSource = (typeof sources)[number];

export function ctaClick(source: string, trade?: string) {
  return {
    source: sources.find((known) => known === source) ?? 'unknown',
    ctaText: getStartedText,
    trade,
  };
}
