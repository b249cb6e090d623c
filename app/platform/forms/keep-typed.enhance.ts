import { formTaken } from './form-protocol';

/** By group: the hours of a week are kept together, since their names come and go with each break. */
type Changes = Record<string, [name: string, value: string][]>;

/** Keeps what is changed in a form until the server has accepted it; after a refresh it stands there again. */
export default function keepTyped(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const key = `typed:${form.id}:${location.pathname}${location.search}`;
  putBack(form, stored(key));
  const keep = ({ target }: Event) => {
    const name = target instanceof Element && target.getAttribute('name');
    if (!name) return;
    const group = [...new FormData(form)].filter(([other]) => groupOf(other) === groupOf(name));
    const values = group.map(([other, value]): [string, string] => [other, String(value)]);
    store(key, { ...stored(key), [groupOf(name)]: values });
  };
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
  form.addEventListener(formTaken, () => store(key, {}));
}

function groupOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** A value without a control, such as an added break, waits for its island in a hidden field; a control without one is off. */
function putBack(form: HTMLFormElement, changes: Changes): void {
  const controls = [...form.elements].filter(isTypedInto).filter(({ name }) => groupOf(name) in changes);
  for (const control of controls) {
    const values = changes[groupOf(control.name)]?.flatMap(([name, value]) =>
      name === control.name ? value : [],
    );
    fill(control, values ?? []);
    control.closest('details')?.setAttribute('open', '');
  }
  for (const [name, value] of Object.values(changes).flat())
    if (!form.elements.namedItem(name))
      form.append(
        Object.assign(document.createElement('input'), {
          type: 'hidden',
          className: 'stand-in',
          name,
          value,
        }),
      );
  for (const control of controls)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isTypedInto(control: Element): control is Control {
  if (control instanceof HTMLInputElement) return !['hidden', 'file'].includes(control.type);
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
}

function fill(control: Control, values: string[]): void {
  const [value] = values;
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    control.checked = values.includes(control.value);
  else if (value === undefined) control.disabled = true;
  else control.value = value;
}

function stored(key: string): Changes {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function store(key: string, changes: Changes): void {
  try {
    if (Object.keys(changes).length > 0) sessionStorage.setItem(key, JSON.stringify(changes));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full storage: a refresh shows what the server knows.
  }
}
