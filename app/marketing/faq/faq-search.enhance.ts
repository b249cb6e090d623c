import { reportStep } from '~/analytics/report-step';
import { getPart, getParts } from '~/platform/enhancement/parts';
import { resultText, searchQuestions } from './search-questions';

export default function faqSearch(form: HTMLFormElement): void {
  const input = getPart(form, 'input', HTMLInputElement);
  const result = getPart(form, 'result');
  const phone = getPart(form, 'phone');
  const questions = getParts(document, 'question', HTMLDetailsElement).map(readQuestion);
  for (const [index, question] of questions.entries()) reportWhenOpened(question, index);
  const search = () => {
    const matches = searchQuestions(input.value, questions);
    for (const question of questions) question.details.hidden = !matches.found.includes(question);
    const [only, ...others] = matches.found;
    if (only && others.length === 0) only.details.open = true;
    result.textContent = resultText(input.value, matches);
    phone.hidden = !matches.isNearest;
    for (const groups of getParts(document, 'groups'))
      groups.hidden = matches.found.length < questions.length;
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

function readQuestion(details: HTMLDetailsElement) {
  const summary = getPart(details, 'summary');
  return {
    details,
    summary,
    question: summary.textContent ?? '',
    keywords: [details.dataset.keywords ?? ''],
    answer: details.textContent ?? '',
  };
}

/** Reports a click on the summary, by mouse or keyboard. A question that a link opens isn't reported. */
function reportWhenOpened(
  { details, summary, question }: ReturnType<typeof readQuestion>,
  index: number,
): void {
  summary.addEventListener('click', () => {
    if (!details.open) reportStep({ step: 'faq_question_clicked', question: question.trim(), index });
  });
}
