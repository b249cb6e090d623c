/** Where nobody chose or found one: the zone of this device rather than that of the state, called a guess until it is changed. */
export default function timeZoneGuess(place: HTMLElement): void {
  const field = place.querySelector('select');
  const guessed = field?.form?.querySelector<HTMLInputElement>('[name=guessed]');
  const option = zoneOfDevice([...(field?.options ?? [])]);
  if (!field || !guessed || !option || field.matches('[aria-invalid]')) return;
  const [hours, serviceType, ofState, trade] = guessed.value.split(':');
  if (field.value !== ofState) return;

  field.value = option.value;
  guessed.value = [hours, serviceType, option.value, trade].join(':');
  for (const row of document.querySelectorAll('[data-shows=TimeZone]')) row.textContent = option.text;
  const hint = place.querySelector('.hint') ?? field.parentElement?.appendChild(newHint(field));
  if (hint) hint.textContent = 'Our guess from this device, please check';
  field.addEventListener('change', () => hint?.remove(), { once: true });
}

/** By name, else by the same clock: Detroit's is Eastern. */
function zoneOfDevice(options: HTMLOptionElement[]): HTMLOptionElement | undefined {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = options.filter(({ value }) => value);
  const named = zones.find(({ value }) => value === here);
  if (named) return named;
  const clockHere = clock(here);
  return zones.find(({ value }) => clock(value) === clockHere);
}

/** What it shows in winter and in summer. */
function clock(timeZone: string): string {
  const { format } = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return [new Date('2025-01-15T12:00Z'), new Date('2025-07-15T12:00Z')].map(format).join();
}

function newHint(field: HTMLSelectElement): HTMLElement {
  const hint = document.createElement('p');
  Object.assign(hint, { id: `${field.id}-description`, className: 'hint mt-1' });
  field.setAttribute('aria-describedby', hint.id);
  return hint;
}
