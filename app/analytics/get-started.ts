export const getStartedText = 'Get Started Today';

export const getStartedPath = '/get-started';

/** What is logged of a click. Its source is the id of the section with the button, which is the same on all pages. */
export function ctaClick(trade: string | undefined) {
  return { source: 'pricing', ctaText: getStartedText, trade };
}
