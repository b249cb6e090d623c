import { reportStep } from '~/visits/report-step';
import { matchesQuery } from './match-question';

const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-questions] details')];
const texts = questions.map((question) => question.textContent ?? '');
for (const [index, question] of questions.entries()) reportWhenOpened(question, index);

export default function faqSearch(parent: HTMLElement): void {
  const label = element('label', 'field-label', 'Search the questions');
  const input = element('input', 'input');
  const found = element('p', 'hint mt-1', '');
  input.type = 'search';
  input.id = 'question-search';
  input.autocomplete = 'off';
  label.htmlFor = input.id;
  found.setAttribute('role', 'status');
  input.addEventListener('input', () => {
    const count = filter(input.value);
    found.textContent = input.value.trim() ? foundText(count) : '';
  });
  parent.append(label, input, found);
}

function filter(query: string): number {
  const matches = texts.map((text) => matchesQuery(query, text));
  questions.forEach((question, index) => (question.hidden = !matches[index]));
  return matches.filter(Boolean).length;
}

function foundText(count: number): string {
  if (count === 0) return 'No matches. Try another word, or contact support.';
  return count === 1 ? '1 question found' : `${count} questions found`;
}

/** A click on the summary, by mouse or keyboard; a question opened by a link is no click. */
function reportWhenOpened(question: HTMLDetailsElement, index: number): void {
  const summary = question.querySelector('summary');
  summary?.addEventListener('click', () => {
    if (question.open) return;
    reportStep({ step: 'faq_question_clicked', question: summary.textContent?.trim() ?? '', index });
  });
}

function element<Name extends 'label' | 'input' | 'p'>(name: Name, className: string, text = '') {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
