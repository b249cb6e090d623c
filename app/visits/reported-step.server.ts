import { z } from 'zod';

import type { Step } from './log-step.server';
import { reportedPageViews } from './report-step';

const reportForm = z.discriminatedUnion('step', [
  z.object({ step: z.literal('2') }),
  z.object({ step: z.literal(reportedPageViews) }),
  z.object({ step: z.literal(['founder_card_expanded', 'founder_email_clicked']) }),
  z.object({
    step: z.literal('faq_question_clicked'),
    question: z.string().trim().min(1).max(300),
    index: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  }),
]);

export function parseReportedStep(form: FormData): Step | null {
  const parsed = reportForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const report = parsed.data;
  switch (report.step) {
    case '2':
      return { step: 2, visitType: 'create_agent', origin: 'VoiceAgent' };
    case 'faq_page_visit':
      return { step: report.step, visitType: 'faq' };
    case 'faq_question_clicked':
      return {
        step: report.step,
        visitType: 'faq',
        stepData: { question: report.question, index: report.index },
      };
    default:
      return { step: report.step, visitType: 'about_us' };
  }
}
