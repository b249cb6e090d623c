import { whenRestored } from '~/platform/forms/form-entries';
import { days, maxRanges } from '~/domain/weekly-schedule';
import { hoursSummary } from '~/domain/hours-summary';
import type { Day, DaySchedule, TimeRange, WeeklySchedule } from '~/domain/weekly-schedule';
import {
  applyEdit,
  hasSchedule,
  parseEdit,
  removeLabel,
  scheduleFromForm,
  serializeEdit,
  timeField,
  timeLabel,
} from './schedule-form';

const ends = ['startTime', 'endTime'] as const satisfies (keyof TimeRange)[];

/** By the same rules by which the server handles these buttons. */
export default function editHours(editor: HTMLElement): void {
  if (!(editor instanceof HTMLFieldSetElement) || !editor.form) return;
  for (const button of editor.querySelectorAll('button')) button.type = 'button';
  editor.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const edit = parseEdit(button?.value);
    if (!edit || !editor.form) return;
    event.preventDefault();
    const row = rowOf(editor, edit.day);
    if (!row) return;
    showWeek(editor, applyEdit(scheduleFromForm(new FormData(editor.form)), edit));
    row.focus();
    row.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  // Reading the whole form takes longer than a tap may wait for its effect.
  editor.addEventListener('change', () => setTimeout(() => sumUp(editor)));
  whenRestored(editor.form, (typed) => showTyped(editor, typed));
}

function showTyped(editor: HTMLFieldSetElement, typed: FormData): void {
  if (!hasSchedule(typed)) return;
  showWeek(editor, scheduleFromForm(typed));
  sumUp(editor);
}

function showWeek(editor: HTMLFieldSetElement, schedule: WeeklySchedule): void {
  for (const day of days) {
    const row = rowOf(editor, day);
    if (row) showDay(row, day, schedule[day]);
  }
}

function sumUp(editor: HTMLFieldSetElement): void {
  const line = editor.closest('details')?.querySelector('[data-hours-summary]');
  if (line && editor.form) line.textContent = hoursSummary(scheduleFromForm(new FormData(editor.form)));
}

function rowOf(editor: HTMLFieldSetElement, day: Day): HTMLElement | null {
  return editor.querySelector<HTMLElement>(`[data-day=${day}]`);
}

function showDay(row: HTMLElement, day: Day, { isOpen, ranges }: DaySchedule): void {
  const open = row.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (open) open.checked = isOpen;
  const [first, ...others] = row.querySelectorAll<HTMLElement>('[data-range]');
  if (!first) return;
  for (const other of others.slice(ranges.length - 1)) other.remove();
  ranges.forEach((range, index) => {
    const row = [first, ...others][index] ?? addRange(first);
    fillRange(row, day, index, range);
  });
  for (const remove of row.querySelectorAll<HTMLElement>('[data-range] button'))
    remove.hidden = ranges.length < 2;
  const add = row.querySelector<HTMLElement>('button[value^=add-break]');
  if (add) add.hidden = ranges.length >= maxRanges;
}

function addRange(first: HTMLElement): HTMLElement {
  const copy = document.importNode(first, true);
  first.after(copy);
  return copy;
}

function fillRange(row: HTMLElement, day: Day, index: number, range: TimeRange): void {
  row.querySelectorAll('select').forEach((select, at) => {
    const end = ends[at] ?? 'endTime';
    select.name = timeField(day, index, end);
    select.setAttribute('aria-label', timeLabel(day, index, end));
    select.value = range[end];
  });
  const remove = row.querySelector('button');
  if (!remove) return;
  remove.value = serializeEdit({ type: 'remove', day, index });
  remove.setAttribute('aria-label', removeLabel(day, index));
}
