import { isOpenField, removeLabel, serializeEdit, timeField, timeLabel } from './schedule-form';
import type { HoursEdit } from './schedule-form';
import { hoursSummary } from '~/domain/hours-summary';
import { dayName, days, maxRanges, timeSlots } from '~/domain/weekly-schedule';
import type { Day, DaySchedule, TimeRange, WeeklySchedule } from '~/domain/weekly-schedule';

interface HoursEditorProps {
  schedule: WeeklySchedule;
  formId: string;
  errors: Partial<Record<Day, string[]>>;
  /** Hours that are being changed do not fold away. */
  open: boolean;
}

/** Its buttons submit the surrounding form; the enhanced page makes the same change in place. */
export function HoursEditor({ schedule, formId, errors, open }: HoursEditorProps) {
  return (
    <details
      className="found-part business-hours"
      data-enhance="open-parts"
      open={open || Object.keys(errors).length > 0}
    >
      <summary>
        <span>
          <span className="field-label">Opening hours</span>
          <span data-hours-summary="">{hoursSummary(schedule)}</span>
        </span>
        <span className="found-change">Change</span>
      </summary>
      <fieldset data-enhance="hours">
        <legend className="sr-only">Opening hours</legend>
        <div className="divide-y divide-line rounded-xl border border-line bg-surface px-4">
          {days.map((day) => (
            <DayRow
              key={day}
              day={day}
              hours={schedule[day]}
              id={`${formId}-WeeklySchedule.${day}`}
              errors={errors[day]}
            />
          ))}
        </div>
      </fieldset>
    </details>
  );
}

interface DayRowProps {
  day: Day;
  hours: DaySchedule;
  id: string;
  errors: string[] | undefined;
}

function DayRow({ day, hours, id, errors }: DayRowProps) {
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
      data-day={day}
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
          />
        ))}
        <DayButtons day={day} full={hours.ranges.length >= maxRanges} />
        {errors?.length ? (
          <p id={errorId} className="field-error mt-0">
            {errors.join(' ')}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function DayButtons({ day, full }: { day: Day; full: boolean }) {
  const name = dayName(day);
  return (
    <div className="flex flex-wrap gap-2">
      <EditButton edit={{ type: 'add-break', day }} label={`Add break on ${name}`} hidden={full}>
        Add break
      </EditButton>
      {day === 'monday' ? (
        <EditButton edit={{ type: 'copy', day }} label={`Copy to all weekdays from ${name}`} hidden={false}>
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
}

function RangeRow({ day, index, range, removable, errorId }: RangeRowProps) {
  const time = (end: keyof TimeRange) => ({
    name: timeField(day, index, end),
    label: timeLabel(day, index, end),
    value: range[end],
    errorId,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1" data-range="">
      <TimeSelect {...time('startTime')} />
      <span aria-hidden="true">to</span>
      <TimeSelect {...time('endTime')} />
      <EditButton edit={{ type: 'remove', day, index }} label={removeLabel(day, index)} hidden={!removable}>
        Remove
      </EditButton>
    </div>
  );
}

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
      {timeSlots.map((slot) => (
        <option key={slot}>{slot}</option>
      ))}
    </select>
  );
}

interface EditButtonProps {
  edit: HoursEdit;
  label: string;
  hidden: boolean;
  children: string;
}

function EditButton({ edit, label, hidden, children }: EditButtonProps) {
  return (
    <button
      type="submit"
      name="edit-hours"
      value={serializeEdit(edit)}
      formNoValidate
      aria-label={label}
      className="btn btn-quiet btn-small justify-self-start"
      hidden={hidden}
    >
      {children}
    </button>
  );
}
