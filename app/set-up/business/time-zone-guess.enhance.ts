/** Where nothing is chosen yet: the zone of this device, said to be a guess until it is changed. */
export default function guessTimeZone(place: HTMLElement): void {
  const field = place.querySelector('select');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!field || field.value || field.matches('[aria-invalid]')) return;
  if (![...field.options].some(({ value }) => value === zone)) return;
  field.value = zone;
  const hint = Object.assign(document.createElement('p'), {
    id: `${field.id}-guess`,
    className: 'hint mt-1',
    textContent: 'Our guess from this device, please check',
  });
  field.after(hint);
  field.setAttribute('aria-describedby', hint.id);
  field.addEventListener('change', () => hint.remove(), { once: true });
}
