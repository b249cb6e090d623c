import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';

import {
  applyEdit,
  isOpenField,
  parseEdit,
  scheduleFromForm,
  serializeEdit,
  timeField,
} from './schedule-form';
import type { HoursEdit } from './schedule-form';
import { dayName, days, maxRanges, timeSlots } from '~/domain/weekly-schedule';
import type { Day, DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';

interface HoursEditorProps {
  initial: WeeklySchedule;
  /** Prefix of the ids that the error summary links to. */
  formId: string;
  errors: Partial<Record<Day, string[]>>;
}

type EditHandler = (event: MouseEvent<HTMLButtonElement>) => void;

/**
 * The week's opening hours. Add break and Remove are submit buttons of the surrounding form, which the server answers
 * with the changed hours; the enhanced page makes the same change on the spot. The fields keep their own values, so
 * that nothing chosen before the scripts arrived is lost.
 */
export function HoursEditor({ initial, formId, errors }: HoursEditorProps) {
  const [edited, setEdited] = useState<{ schedule: WeeklySchedule; count: number; day?: Day }>({
    schedule: initial,
    count: 0,
  });
  const rowId = (day: Day) => `${formId}-WeeklySchedule.${day}`;

  const onEdit: EditHandler = (event) => {
    const { form, value } = event.currentTarget;
    const edit = parseEdit(value);
    if (!form || !edit) return;
    event.preventDefault();
    const schedule = applyEdit(scheduleFromForm(new FormData(form)), edit);
    setEdited(({ count }) => ({ schedule, count: count + 1, day: edit.day }));
  };

  const focused = edited.day ? rowId(edited.day) : null;
  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus();
  }, [focused, edited.count]);

  return (
    <fieldset>
      <legend className="field-label">Opening hours</legend>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface px-4">
        {days.map((day) => (
          <DayRow
            key={`${day} ${edited.count}`}
            day={day}
            hours={edited.schedule[day]}
            id={rowId(day)}
            errors={errors[day]}
            onEdit={onEdit}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface DayRowProps {
  day: Day;
  hours: DaySchedule;
  id: string;
  errors: string[] | undefined;
  onEdit: EditHandler;
}

function DayRow({ day, hours, id, errors, onEdit }: DayRowProps) {
  const name = dayName(day);
  return (
    <div
      role="group"
      aria-label={name}
      className="hours-day grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[8.5rem_1fr]"
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
      <div className="hours-ranges grid gap-2">
        {hours.ranges.map((range, index) => (
          <div key={index} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <TimeSelect
              name={timeField(day, index, 'startTime')}
              label={rangeLabel(name, index, 'opens')}
              value={range.startTime}
            />
            <span aria-hidden="true">to</span>
            <TimeSelect
              name={timeField(day, index, 'endTime')}
              label={rangeLabel(name, index, 'closes')}
              value={range.endTime}
            />
            {hours.ranges.length > 1 ? (
              <EditButton
                edit={{ type: 'remove', day, index }}
                label={`Remove ${name} hours ${index + 1}`}
                onEdit={onEdit}
              >
                Remove
              </EditButton>
            ) : null}
          </div>
        ))}
        {hours.ranges.length < maxRanges ? (
          <EditButton edit={{ type: 'add-break', day }} label={`Add break on ${name}`} onEdit={onEdit}>
            Add break
          </EditButton>
        ) : null}
        {errors?.length ? <p className="field-error mt-0">{errors.join(' ')}</p> : null}
      </div>
    </div>
  );
}

function TimeSelect({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <select name={name} aria-label={label} className="input hours-time" defaultValue={value}>
      {timeSlots.map((slot) => (
        <option key={slot}>{slot}</option>
      ))}
    </select>
  );
}

interface EditButtonProps {
  edit: HoursEdit;
  label: string;
  onEdit: EditHandler;
  children: string;
}

function EditButton({ edit, label, onEdit, children }: EditButtonProps) {
  return (
    <button
      type="submit"
      name="edit-hours"
      value={serializeEdit(edit)}
      formNoValidate
      aria-label={label}
      className="btn btn-quiet btn-small justify-self-start"
      onClick={onEdit}
    >
      {children}
    </button>
  );
}

function rangeLabel(day: string, index: number, what: 'opens' | 'closes'): string {
  return `${day} ${what}${index > 0 ? ' again' : ''}`;
}
