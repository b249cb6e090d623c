import { reportStep } from '~/analytics/report-step';
import { resultText, searchQuestions } from './search-questions';

export default function faqSearch(form: HTMLElement): void {
  const input = form.querySelector('input');
  const result = form.querySelector('[data-search-result]');
  const phone = form.querySelector<HTMLElement>('[data-search-phone]');
  const questions = questionsIn(form.closest('main'));
  for (const [index, { details }] of questions.entries()) reportWhenOpened(details, index);
  if (!(form instanceof HTMLFormElement) || !input || !result || !phone) return;
  const search = () => {
    const matches = searchQuestions(input.value, questions);
    for (const question of questions) question.details.hidden = !matches.found.includes(question);
    const [only, ...others] = matches.found;
    if (only && others.length === 0) only.details.open = true;
    result.textContent = resultText(input.value, matches);
    phone.hidden = !matches.isNearest;
  };
  input.addEventListener('input', search);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
    const query = new URLSearchParams({ [input.name]: input.value });
    history.replaceState(history.state, '', `${form.action}?${query}`); // so that the result can be shared
  });
  if (input.value) search();
}

function questionsIn(page: HTMLElement | null) {
  const all = page?.querySelectorAll<HTMLDetailsElement>('[data-questions] details') ?? [];
  return [...all].map((details) => ({
    details,
    question: details.querySelector('summary')?.textContent ?? '',
    keywords: [details.dataset.keywords ?? ''],
    answer: details.textContent ?? '',
  }));
}

/** Reports a click on the summary, by mouse or keyboard. A question that a link opens isn't reported. */
function reportWhenOpened(question: HTMLDetailsElement, index: number): void {
  const summary = question.querySelector('summary');
  summary?.addEventListener('click', () => {
    if (question.open) return;
    reportStep({ step: 'faq_question_clicked', question: summary.textContent?.trim() ?? '', index });
  });
}
