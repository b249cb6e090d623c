/** Steps that cause no page request, so that the client has to report them. Step 2 is a call to the setup assistant. */
export type ReportedStep =
  | { step: 2 }
  | { step: ReportedPageView }
  | { step: 'founder_card_expanded' }
  | { step: 'founder_email_clicked' }
  | { step: 'faq_question_clicked'; question: string; index: number };

/** Pages that may be prefetched, so that the server can't log their views itself. */
export const reportedPageViews = ['faq_page_visit', 'about_us_page_visit'] as const;
export type ReportedPageView = (typeof reportedPageViews)[number];

export const logStepPath = '/log-step';
