import { tradeByPath } from '~/content/trades/trades';

/** The data that the server and the page log for a view of Home, its variants or a trade's page. */
export function homePageViewData(pathname: string): { page: string; pathname: string; trade?: string } {
  return { page: pathname, pathname, trade: tradeByPath(pathname)?.slug };
}

/** The text of the button, which is logged with each click. */
export const getStartedText = 'Get Started Today';

/** The logged data of a click. Its source is the id of the section with the button, which is the same on all pages. */
export function ctaClick(trade: string | undefined) {
  return { source: 'pricing', ctaText: getStartedText, trade };
}
