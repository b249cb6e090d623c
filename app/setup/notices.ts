import { questionOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { errorNotice, statusNotice } from '~/platform/forms/notice';
import type { Notice } from '~/platform/forms/notice';
import { blanksMessage } from '~/answers/answer-text';

export const notices = {
  noWebsiteTyped: statusNotice(
    'You typed no website',
    'That’s fine: type your details in here. If you do have a website, go back and we read it for you.',
  ),
  missingWebsite: errorNotice('Missing Information', 'Please provide a website address.'),
  extractionFailed: errorNotice(
    'Extraction Failed',
    'Failed to extract business data. Please fill in the form manually.',
  ),
  extractionTimeout: errorNotice(
    'Analysis Timed Out',
    'Website analysis is taking too long. You can try again or fill in the form manually.',
  ),
  nothingFound: statusNotice('We couldn’t find details on your website', 'Please fill in the form.'),
  creationFailed: errorNotice(
    'Agent Creation Failed',
    'Failed to create your AI agent. Please try again.',
    'That didn’t work. Try again; nothing you typed is lost.',
  ),
  blanksLeft: errorNotice(
    'Business Description',
    `${blanksMessage} The receptionist would read them out to callers.`,
  ),
  savedInOtherTab: errorNotice(
    'Another tab saved different answers',
    'What you typed here isn’t lost, but it isn’t saved yet. Compare it with the lines that begin with “In your other tab,” then send it again to keep what this page shows.',
  ),
  setupDiscarded: statusNotice('Draft discarded', 'What you entered in it is deleted.'),
  setupGone: errorNotice(
    'This setup isn’t here anymore',
    'It’s on another device, it’s finished, or you’ve started newer ones since. Please start again.',
  ),
};

/** Names the required fields that are empty, with links to them in the form at `path`; by default, on the same page. */
export function missingFieldsNotice(names: readonly QuestionName[], path = ''): Notice {
  const fields = names.map((name) => ({
    label: questionOf(name).label,
    href: `${path}#business-${name}`,
  }));
  return {
    ...errorNotice('Missing Required Information', 'Please fill in these required fields:'),
    fields,
  };
}
