import type { AnswersAndGuesses } from '~/answers/answers';
import { getPart, getParts } from '~/platform/enhancement/parts';

/** Replaces a time zone that the server guessed from the state with the device's, and shows the hint in the template. */
export default function timeZoneGuess(section: HTMLElement): void {
  const field = getPart(section, 'select', HTMLSelectElement);
  const shown = getPart(document, 'shown', HTMLInputElement);
  const option = zoneOfDevice([...field.options]);
  if (!option || field.matches('[aria-invalid]')) return;
  const answers: Pick<AnswersAndGuesses, 'fields'> = JSON.parse(shown.value);
  const { value, source } = answers.fields.TimeZone ?? { value: '', source: 'guess' };
  if (source !== 'guess' || field.value !== value || 'typed' in field.dataset) return;

  const removeHint = () => getParts(section, 'hint').forEach((hint) => hint.remove());
  option.selected = option.defaultSelected = true; // as the default, the guess doesn't keep the browser from restoring a choice
  answers.fields.TimeZone = { value: option.value, source: 'guess' };
  shown.value = JSON.stringify(answers);
  for (const value of getParts(section.closest('details') ?? section, 'value'))
    value.textContent = option.text;
  removeHint();
  const template = getPart(section, 'template', HTMLTemplateElement);
  template.before(document.importNode(template.content, true));
  field.setAttribute('aria-describedby', `${field.id}-description`);
  field.addEventListener('change', removeHint, { once: true });
}

/** The option for the device's time zone, or one with the same clock: America/Detroit is Eastern time. */
function zoneOfDevice(options: HTMLOptionElement[]): HTMLOptionElement | undefined {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = options.filter(({ value }) => value);
  return zones.find(({ value }) => value === here) ?? zones.find(({ value }) => clock(value) === clock(here));
}

/** The local time at one moment in winter and one in summer. */
function clock(timeZone: string): string {
  const moments = [Date.UTC(2025, 0), Date.UTC(2025, 6)];
  return moments.map((moment) => new Date(moment).toLocaleString('en', { timeZone })).join();
}
