/** Steps that cause no page request, so that the client has to report them. Step 2 is a call to the setup assistant. */
type ReportedStep =
  | { step: 2 }
  | { step: ReportedPageView }
  | { step: 'founder_card_expanded' }
  | { step: 'founder_email_clicked' }
  | { step: 'faq_question_clicked'; question: string; index: number };

/** Pages that may be prefetched. The server doesn't count a prefetch as a view, so these pages report when they are shown. */
export const reportedPageViews = ['faq_page_visit', 'about_us_page_visit'] as const;
type ReportedPageView = (typeof reportedPageViews)[number];

declare global {
  interface Window {
    /** Defined if the site's operator added a Google Analytics tag. */
    gtag?: (command: 'event', name: string, parameters: Record<string, unknown>) => void;
  }
}

/** Reports a step to the server and to analytics. The visitor isn't told about failures. */
export function reportStep(report: ReportedStep): void {
  const { step, ...stepData } = report;
  sendToAnalytics(step, stepData);
  const body = new FormData();
  for (const [name, value] of Object.entries(report)) body.set(name, String(value));
  fetch('/log-step', { method: 'POST', body, keepalive: true }).catch((error: unknown) => {
    // eslint-disable-next-line no-console -- logged steps must never interrupt the visitor
    console.warn('A step could not be logged.', error);
  });
}

/** Sends the step to Google Analytics, if the page has its tag. */
export function sendToAnalytics(step: string | number, stepData: Record<string, unknown>): void {
  window.gtag?.('event', String(step), stepData);
}
