import * as content from '../../app/content/checklist';
import { checklistKeys } from '../../app/receptionist/record/checklist-steps';
import type { Page } from './page';

const titles = checklistKeys.map((key) => [key, content.checklistSteps[key].title] as const);

/** The steps' titles by their keys. */
export const stepTitles = Object.fromEntries(titles) as Record<content.ChecklistKey, string>; // one for each key

interface ShownStep {
  title: string;
  isComplete: boolean;
  isOpen: boolean;
}

/** The steps of the checklist, in the order of the page. */
export function checklistSteps({ find }: Page): ShownStep[] {
  return find.getAllByRole('heading', { level: 3 }).flatMap((heading) => {
    const [, title, state] = /^(.+?)\s*\((complete|not complete)\)/.exec(heading.textContent ?? '') ?? [];
    const isOpen = heading.closest('details')?.hasAttribute('open') ?? false;
    return title ? [{ title, isComplete: state === 'complete', isOpen }] : [];
  });
}

export const openSteps = (page: Page) => titlesOf(checklistSteps(page).filter(({ isOpen }) => isOpen));

export const completeSteps = (page: Page) =>
  titlesOf(checklistSteps(page).filter(({ isComplete }) => isComplete));

const titlesOf = (steps: ShownStep[]) => steps.map(({ title }) => title);
