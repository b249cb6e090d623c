/** The button whose use is logged before it leads to the creation pages. */
export const getStartedText = 'Get Started Today';

/** Where the button posts to. */
export const getStartedPath = '/get-started';

/** The ids of the sections that may hold the button: what a client sends as `source` is one of them or nothing. */
const sources = ['pricing'] as const;
export type CtaSource = (typeof sources)[number];

/** The step data of a click, from what the form sent. */
export function ctaClick(source: string): { source: string; ctaText: string } {
  return { source: sources.find((known) => known === source) ?? 'unknown', ctaText: getStartedText };
}
