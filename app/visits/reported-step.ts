/**
 * The steps that only the enhanced page sees, since they need no request of their own.
 * 2 is a call that starts in the set-up assistant's widget.
 */
export type ReportedStep =
  | { step: 2 }
  | { step: 'founder_card_expanded' }
  | { step: 'founder_email_clicked' }
  | { step: 'faq_question_clicked'; question: string; index: number };

/** Where the enhanced page posts a step. */
export const logStepPath = '/log-step';
