import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Dispatch, MouseEvent } from 'react';

import { useTyped } from '~/platform/enhancement/island';
import {
  applyEdit,
  hasSchedule,
  isOpenField,
  removeLabel,
  scheduleFromForm,
  serializeEdit,
  timeField,
  timeLabel,
} from './schedule-form';
import type { HoursEdit } from './schedule-form';
import { hoursSummary } from '~/domain/hours-summary';
import { dayName, days, maxRanges, timeSlots, schedulePresets } from '~/domain/weekly-schedule';
import type { Day, DaySchedule, TimeRange, WeeklySchedule } from '~/domain/weekly-schedule';

interface WeeklyHoursProps {
  schedule: WeeklySchedule;
  formId: string;
  errors: Partial<Record<Day, string[]>>;
  /** Hours that are being changed do not fold away. */
  open: boolean;
  /** Says that nobody gave these hours; `null` where somebody did. */
  guess: string | null;
  /** Whether usual weeks stand beside them to choose from. */
  usual: boolean;
  /** The server has put these hours in place of those in the form. */
  replaces: boolean;
}

declare module '~/platform/enhancement/island' {
  interface Islands {
    'weekly-hours': WeeklyHoursProps;
  }
}

interface WeekState {
  schedule: WeeklySchedule;
  /** How often it was changed by anything but its inputs, which then are written anew. */
  written: number;
  edited: Day | null;
  /** Whether the owner pressed one of the buttons. */
  chosen: boolean;
}

type WeekAction =
  | { type: 'typed' | 'restored'; schedule: WeeklySchedule }
  | { type: 'edited'; schedule: WeeklySchedule; day: Day | null };

function nextWeek({ written, edited, chosen }: WeekState, action: WeekAction): WeekState {
  const { schedule } = action;
  if (action.type === 'edited') return { schedule, written: written + 1, edited: action.day, chosen: true };
  return action.type === 'typed'
    ? { schedule, written, edited, chosen }
    : { schedule, written: written + 1, edited: null, chosen };
}

/** Its buttons submit the surrounding form, whose action makes the same edits; with React they are made in place. */
export default function WeeklyHours({ schedule: served, formId, ...given }: WeeklyHoursProps) {
  const { errors, open, guess, usual, replaces } = given;
  const typed = useTyped();
  const week = useRef<HTMLFieldSetElement>(null);
  const [{ schedule, written, edited, chosen }, dispatch] = useReducer(nextWeek, {
    schedule: served,
    written: 0,
    edited: null,
    chosen: false,
  });

  const servedText = JSON.stringify(served);
  const shownText = useRef(servedText);
  useLayoutEffect(() => {
    const form = typed();
    const restored = form && hasSchedule(form) ? scheduleFromForm(form) : null;
    if (restored && JSON.stringify(restored) !== shownText.current)
      dispatch({ type: 'restored', schedule: restored });
    return week.current ? followInputs(week.current, dispatch) : undefined;
  }, [typed]);

  useEffect(() => {
    if (replaces && servedText !== shownText.current)
      dispatch({ type: 'restored', schedule: JSON.parse(servedText) });
    shownText.current = servedText;
  }, [replaces, servedText]);

  useLayoutEffect(() => {
    if (written > 0 && week.current) writeInputs(week.current, schedule, edited);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the inputs keep what is typed into them
  }, [written]);

  function edit(event: MouseEvent, change: HoursEdit) {
    if (!week.current?.form) return;
    event.preventDefault();
    const now = scheduleFromForm(new FormData(week.current.form));
    const day = change.type === 'usual' ? null : change.day;
    dispatch({ type: 'edited', schedule: applyEdit(now, change), day });
  }

  const isGuess = guess !== null && !chosen && JSON.stringify(schedule) === JSON.stringify(served);
  return (
    <>
      <details
        className="found-part business-hours"
        data-enhance="folded-part"
        open={open || Object.keys(errors).length > 0}
      >
        <summary>
          <span>
            <span className="field-label">Opening hours</span>
            <span data-hours-summary="">{hoursSummary(schedule)}</span>
            {isGuess ? <span className="hint block">{guess}</span> : null}
          </span>
          <span className="found-change">Change</span>
        </summary>
        <fieldset ref={week}>
          <legend className="sr-only">Opening hours</legend>
          <div className="divide-y divide-line rounded-xl border border-line bg-surface px-4">
            {days.map((day) => (
              <DayRow
                key={day}
                day={day}
                hours={schedule[day]}
                id={`${formId}-WeeklySchedule.${day}`}
                errors={errors[day]}
                onEdit={edit}
              />
            ))}
          </div>
        </fieldset>
      </details>
      {usual ? (
        <div role="group" aria-label="Usual hours" className="flex flex-wrap gap-2">
          {presetKeys.map((week) => (
            <EditButton
              key={week}
              edit={{ type: 'usual', week }}
              label={schedulePresets[week]}
              hidden={false}
              onEdit={edit}
            >
              {schedulePresets[week]}
            </EditButton>
          ))}
        </div>
      ) : null}
    </>
  );
}

const presetKeys = ['weekdays', 'saturday', 'daily', 'always'] as const;

/** Returns a function that ends it. */
function followInputs(week: HTMLFieldSetElement, dispatch: Dispatch<WeekAction>): () => void {
  const { form } = week;
  if (!form) return () => undefined;
  // Reading the whole form takes longer than a tap may wait for its effect. It may be another one by then: a response's.
  const read = () =>
    setTimeout(() => {
      if (week.form) dispatch({ type: 'typed', schedule: scheduleFromForm(new FormData(week.form)) });
    });
  week.addEventListener('change', read);
  return () => week.removeEventListener('change', read);
}

/** After an edit the day gets the focus, since the button may be gone, and the form hears of the change. */
function writeInputs(week: HTMLFieldSetElement, schedule: WeeklySchedule, edited: Day | null): void {
  const field = (name: string) => week.elements.namedItem(name);
  for (const day of days) {
    const open = field(isOpenField(day));
    if (open instanceof HTMLInputElement) open.checked = schedule[day].isOpen;
    schedule[day].ranges.forEach((range, index) => {
      for (const end of ['startTime', 'endTime'] as const) {
        const time = field(timeField(day, index, end));
        if (time instanceof HTMLSelectElement) time.value = range[end];
      }
    });
  }
  if (!edited) week.dispatchEvent(new Event('change', { bubbles: true }));
  const changed = edited && field(isOpenField(edited));
  if (!(changed instanceof HTMLElement)) return;
  changed.closest<HTMLElement>('[role=group]')?.focus();
  changed.dispatchEvent(new Event('change', { bubbles: true }));
}

type OnEdit = (event: MouseEvent, edit: HoursEdit) => void;

interface DayRowProps {
  day: Day;
  hours: DaySchedule;
  id: string;
  errors: string[] | undefined;
  onEdit: OnEdit;
}

function DayRow({ day, hours, id, errors, onEdit }: DayRowProps) {
  const name = dayName(day);
  const errorId = errors?.length ? `${id}-error` : undefined;
  return (
    <div
      role="group"
      aria-label={name}
      aria-describedby={errorId}
      className="hours-day grid min-[16rem]:grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-3 sm:grid-cols-[8.5rem_1fr]"
      id={id}
      tabIndex={-1}
    >
      <label className="flex min-h-11 items-center gap-3 self-start font-semibold">
        <input
          type="checkbox"
          className="check hours-open mt-0"
          name={isOpenField(day)}
          defaultChecked={hours.isOpen}
        />
        {name}
      </label>
      <p className="hours-closed self-center text-muted">Closed</p>
      <div className="hours-ranges col-span-full grid gap-2 sm:col-auto">
        {hours.ranges.map((range, index) => (
          <RangeRow
            key={index}
            day={day}
            index={index}
            range={range}
            removable={hours.ranges.length > 1}
            errorId={errorId}
            onEdit={onEdit}
          />
        ))}
        <DayButtons day={day} full={hours.ranges.length >= maxRanges} onEdit={onEdit} />
        {errors?.length ? (
          <p id={errorId} className="field-error mt-0">
            {errors.join(' ')}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function DayButtons({ day, full, onEdit }: { day: Day; full: boolean; onEdit: OnEdit }) {
  const name = dayName(day);
  return (
    <div className="flex flex-wrap gap-2">
      <EditButton
        edit={{ type: 'add-break', day }}
        label={`Add break on ${name}`}
        hidden={full}
        onEdit={onEdit}
      >
        Add break
      </EditButton>
      {day === 'monday' ? (
        <EditButton
          edit={{ type: 'copy', day }}
          label={`Copy to all weekdays from ${name}`}
          hidden={false}
          onEdit={onEdit}
        >
          Copy to all weekdays
        </EditButton>
      ) : null}
    </div>
  );
}

interface RangeRowProps {
  day: Day;
  index: number;
  range: TimeRange;
  removable: boolean;
  errorId: string | undefined;
  onEdit: OnEdit;
}

function RangeRow({ day, index, range, removable, errorId, onEdit }: RangeRowProps) {
  const time = (end: keyof TimeRange) => ({
    name: timeField(day, index, end),
    label: timeLabel(day, index, end),
    value: range[end],
    errorId,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <TimeSelect {...time('startTime')} />
      <span aria-hidden="true">to</span>
      <TimeSelect {...time('endTime')} />
      <EditButton
        edit={{ type: 'remove', day, index }}
        label={removeLabel(day, index)}
        hidden={!removable}
        onEdit={onEdit}
      >
        Remove
      </EditButton>
    </div>
  );
}

const slotOptions = timeSlots.map((slot) => <option key={slot}>{slot}</option>);

interface TimeSelectProps {
  name: string;
  label: string;
  value: string;
  errorId: string | undefined;
}

function TimeSelect({ name, label, value, errorId }: TimeSelectProps) {
  return (
    <select
      name={name}
      aria-label={label}
      className="input hours-time"
      defaultValue={value}
      {...(errorId ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
    >
      {slotOptions}
    </select>
  );
}

interface EditButtonProps {
  edit: HoursEdit;
  label: string;
  hidden: boolean;
  onEdit: OnEdit;
  children: string;
}

function EditButton({ edit, label, hidden, onEdit, children }: EditButtonProps) {
  return (
    <button
      type="submit"
      name="edit-hours"
      value={serializeEdit(edit)}
      formNoValidate
      data-in-place=""
      aria-label={label}
      className="btn btn-quiet btn-small justify-self-start"
      hidden={hidden}
      onClick={(event) => onEdit(event, edit)}
    >
      {children}
    </button>
  );
}
