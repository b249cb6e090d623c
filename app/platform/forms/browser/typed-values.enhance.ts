import { controlsIn, fillControl, isToggle } from '../../enhancement/controls';
import type { Control } from '../../enhancement/controls';
import { pageAddress, readSessionStorage, writeSessionStorage } from '../../enhancement/session-storage';
import { formAccepted, formAnswered, formAutosaved } from '../form-protocol';

/** Changed values by group. The weekly hours are one group, because adding or removing a break changes their names. */
type Changes = Record<string, [name: string, value: string][]>;

/**
 * Stores changes to a form until the server has accepted the form, and restores them after a refresh. Values that a response
 * of the server changed count as changes, too, such as a description with added lines. A form with a field `revision` may be
 * saved before it is accepted. Changes to a revision that another form's save has replaced aren't restored. The field's
 * `data-form` is the ID of the opened form, and its `data-saved-by` the ID of the form that was saved last: the response to
 * the save of a page that is being left never arrives, and the save may lack values that are too long.
 */
export default function typedValues(form: HTMLFormElement): void {
  const key = `typed:${form.id}:${pageAddress()}`;
  const served = form.querySelector<HTMLInputElement>('[name=revision]');
  const { form: formId, savedBy } = served?.dataset ?? {};
  const { [formKey]: storedBy, ...stored }: Changes = JSON.parse(readSessionStorage(key) || '{}');
  const isReplaced =
    Number(stored.revision?.[0]?.[1]) < Number(served?.value) && storedBy?.[0]?.[1] !== savedBy;
  const changes = isReplaced ? {} : stored;
  putBack(form, changes);
  const keep = (groups: string[], values = valuesIn(form)) => {
    for (const group of [...groups, 'revision']) changes[group] = values[group] ?? [];
    writeSessionStorage(key, JSON.stringify({ ...changes, [formKey]: [[formKey, formId]] }));
  };
  const keepTyped = ({ target }: Event) => {
    const name = target instanceof Element && target.getAttribute('name');
    if (name) keep([groupOf(name)]);
  };
  let submitted: Changes = {};
  form.addEventListener('input', keepTyped);
  form.addEventListener('change', keepTyped);
  form.addEventListener('submit', () => (submitted = valuesIn(form)));
  form.addEventListener(formAnswered, () => {
    const values = valuesIn(form);
    keep(
      Object.keys(values).filter((group) => isChanged(group, values, submitted)),
      values,
    );
  });
  form.addEventListener(formAutosaved, () => keep([]));
  form.addEventListener(formAccepted, () => writeSessionStorage(key, ''));
}

/** The key of the opened form's ID among the stored changes. */
const formKey = '#form';

function valuesIn(form: HTMLFormElement): Changes {
  const values: Changes = {};
  for (const [name, value] of new FormData(form)) (values[groupOf(name)] ??= []).push([name, String(value)]);
  return values;
}

function isChanged(group: string, values: Changes, before: Changes): boolean {
  return String(values[group]) !== String(before[group] ?? []);
}

function groupOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/**
 * Restores the changes in the form's controls. A control without a value, such as a removed break's, is disabled. A value
 * without a control, such as an added break's, is in the form's data until the island with the break is hydrated. Values that
 * the page already shows need no event.
 */
function putBack(form: HTMLFormElement, changes: Changes): void {
  const entries = Object.values(changes).flat();
  const shown = valuesIn(form);
  const controls = controlsIn(form).filter(({ name }) => groupOf(name) in changes);
  for (const control of controls) {
    control.dataset.typed = ''; // so that no guess replaces the value
    control.closest('details')?.setAttribute('open', '');
  }
  const restored = controls.filter(({ name }) => isChanged(groupOf(name), changes, shown));
  for (const control of restored) {
    if (!isToggle(control) && !entries.some(([name]) => name === control.name)) control.disabled = true;
    else if (!isEdited(control)) fillControl(control, entries);
  }
  const withoutControl = entries.filter(([name]) => !form.elements.namedItem(name));
  form.addEventListener('formdata', ({ formData }) => {
    if (!form.querySelector('[data-island]:not([data-hydrated])')) return;
    for (const [name, value] of withoutControl) formData.append(name, value);
  });
  for (const control of restored)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether the visitor has changed a control since the page was served. A form can be used before its script starts. */
function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const isServed = [...control.options].some((option) => option.selected && option.defaultSelected);
    return !isServed && control.selectedIndex > 0;
  }
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
