/** Steps that need no request, so only the enhanced page sees them. 2: a call in the set-up assistant's widget. */
export type ReportedStep =
  | { step: 2 }
  | { step: SeenPage }
  | { step: 'founder_card_expanded' }
  | { step: 'founder_email_clicked' }
  | { step: 'faq_question_clicked'; question: string; index: number };

export const seenPages = ['faq_page_visit', 'about_us_page_visit'] as const;
export type SeenPage = (typeof seenPages)[number];

export const logStepPath = '/log-step';
