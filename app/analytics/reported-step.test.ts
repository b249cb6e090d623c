import { expect, test } from 'vitest';

import { parseReportedStep } from './log-step.server';

const question = { question: 'What does it cost?', index: 0 };

test.each([
  [{ step: '2' }, { step: 2, visitType: 'create_agent', origin: 'VoiceAgent' }],
  [{ step: 'founder_card_expanded' }, { step: 'founder_card_expanded', visitType: 'about_us' }],
  [{ step: 'founder_email_clicked' }, { step: 'founder_email_clicked', visitType: 'about_us' }],
  [{ step: 'faq_page_visit' }, { step: 'faq_page_visit', visitType: 'faq' }],
  [{ step: 'about_us_page_visit' }, { step: 'about_us_page_visit', visitType: 'about_us' }],
  [
    { step: 'faq_question_clicked', ...question },
    { step: 'faq_question_clicked', visitType: 'faq', stepData: question },
  ],
])('accepts %j', (fields, step) => expect(parseReportedStep(formOf(fields))).toEqual(step));

test.each([
  ['no step', {}],
  ['a step that the server logs itself', { step: '99' }],
  ['a view of a page that is never prefetched', { step: 'home_page_visit', page: '/', pathname: '/' }],
  ['a made-up step', { step: 'free money' }],
  ['a question without its index', { step: 'faq_question_clicked', question: 'What?' }],
  ['an invalid index', { step: 'faq_question_clicked', question: 'What?', index: '-1' }],
  ['a question over 300 characters', { step: 'faq_question_clicked', question: 'x'.repeat(301), index: '1' }],
])('rejects %s', (_name, fields) => expect(parseReportedStep(formOf(fields))).toBeNull());

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}
