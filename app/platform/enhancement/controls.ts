export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Names and values, as in a form's data. */
export type FormEntries = [name: string, value: FormDataEntryValue][];

/** The controls in an element that visitors fill in. */
export function controlsIn(place: HTMLElement): Control[] {
  return [...place.querySelectorAll<Control>(':is(input:not([type=hidden]), select, textarea)[name]')];
}

/** Whether a button or link is held down. The page must not move until it is released. */
export function isClicking(): boolean {
  return document.querySelector('button:active, a:active') !== null;
}

export function isToggle(control: Control): control is HTMLInputElement {
  return /^(checkbox|radio)$/.test(control.type);
}

/** Sets a control to its name's values. Without a value, texts, choices and chosen files stay unchanged. */
export function fillControl(control: Control, entries: FormEntries): void {
  const values = entries.flatMap(([name, value]) => (name === control.name ? value : []));
  const [first] = values;
  if (isToggle(control)) control.checked = values.includes(control.value);
  else if (typeof first === 'string') control.value = first;
}
