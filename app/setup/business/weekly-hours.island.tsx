import { createContext, Fragment, useContext, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Dispatch } from 'react';

import { hoursSummary, rangeSummary } from '~/domain/hours-summary';
import {
  dayName,
  dayProblem,
  days,
  hasLongestDay,
  isSameWeek,
  longestDayNote,
  openingHoursMessage,
  timeSlots,
  usualWeekNames,
  usualWeeks,
} from '~/domain/weekly-schedule';
import type { Day, DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';
import { useFormDataAtHydration } from '~/platform/enhancement/island';
import { UnbrokenWords } from '~/site/unbroken-words';
import { initialHours, nextHours } from './hours-state';
import type { EditedHours, HoursAction, HoursEdit } from './hours-state';
import {
  closedAtFieldName,
  dayFieldName,
  openFieldName,
  scheduleFromForm,
  timeFieldName,
  timeLabel,
} from './schedule-form';

interface WeeklyHoursProps {
  schedule: WeeklySchedule;
  formId: string;
  errors: Partial<Record<Day, string>>;
  otherTabNotes: Partial<Record<Day, string>>;
  open: boolean;
  /** A note that the hours are a guess, or `null` if they aren't. */
  guess: string | null;
  offersUsualWeeks: boolean;
  /** What a button changed without scripts. It gets the focus, and its hours replace those in the submitted form. */
  edited: EditedHours | undefined;
  /** The hours before a usual week replaced them without scripts. */
  weekBefore: WeeklySchedule | null;
}

/** Plain inputs until hydration. Then they show the state, which starts with the form's values. */
export default function WeeklyHours({ schedule: rendered, guess, open, ...props }: WeeklyHoursProps) {
  const { formId, edited, offersUsualWeeks, weekBefore: renderedBefore } = props;
  const formData = useFormDataAtHydration();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [state, dispatch] = useReducer(nextHours, null, () => initialHours(rendered, renderedBefore));
  const { schedule, edits, lastDay, isChosen, weekBefore, invalidDay } = state;

  useLayoutEffect(() => {
    readHours(formData(), dispatch);
  }, [formData]);

  useEffect(() => {
    dispatch({ type: 'respond', schedule: rendered, edited, weekBefore: renderedBefore });
  }, [rendered, edited, renderedBefore]);

  useEffect(() => {
    if (edits === 0) return;
    fieldset.current?.dispatchEvent(new Event('change', { bubbles: true })); // other scripts listen for it
    if (lastDay === null) return;
    const dayId = `${formId}-${dayFieldName(lastDay)}`;
    fieldset.current?.querySelector<HTMLElement>(`[id="${dayId}"]`)?.focus(); // the clicked button may have been removed
  }, [edits, lastDay, formId]);

  const errorOf = (day: Day) => {
    const problem = dayProblem(day, schedule[day]);
    return problem && (day === invalidDay ? openingHoursMessage : (props.errors[day] ?? problem));
  };
  const isGuess = guess !== null && !isChosen && isSameWeek(schedule, rendered);
  return (
    <HoursDispatch.Provider value={dispatch}>
      <div className="grid gap-2">
        <h3 className="field-label mb-0">Opening Hours</h3>
        <p>
          <span data-hours-summary="">
            <UnbrokenWords text={hoursSummary(schedule)} />
          </span>
          {isGuess ? <span className="hint block">{guess}</span> : null}
        </p>
        {offersUsualWeeks ? (
          <div
            role="group"
            aria-label="Usual hours"
            className="grid gap-2"
            tabIndex={-1}
            autoFocus={edited === 'week'}
          >
            <div className="grid grid-cols-2 gap-2">
              {usualWeekNames.map((week) => (
                <EditButton key={week} edit={{ type: 'usual', week }} text={usualWeeks[week].label} />
              ))}
            </div>
            {weekBefore ? (
              <EditButton
                edit={{ type: 'restore', schedule: weekBefore }}
                text={`Undo: back to ${hoursSummary(weekBefore)}`}
              />
            ) : null}
          </div>
        ) : null}
        {hasLongestDay(schedule) ? (
          <p className="hint">
            <UnbrokenWords text={longestDayNote} />
          </p>
        ) : null}
        <details className="found-part business-hours mt-2" data-enhance="folded-section" open={open}>
          <summary>
            <span>Hours by day</span>
            <span className="found-change">
              <span className="if-closed">Change</span>
              <span className="if-open">Close</span>
            </span>
          </summary>
          <fieldset ref={fieldset} name="WeeklySchedule">
            <legend className="sr-only">Opening hours</legend>
            <div className="rounded-xl border border-line bg-surface px-4">
              {days.map((day) => (
                <DayRow
                  key={day}
                  day={day}
                  hours={schedule[day]}
                  {...props}
                  error={errorOf(day)}
                  isNew={day !== invalidDay && !props.errors[day]}
                />
              ))}
            </div>
          </fieldset>
        </details>
      </div>
    </HoursDispatch.Provider>
  );
}

const HoursDispatch = createContext<Dispatch<HoursAction>>(() => undefined);

function readHours(form: FormData | null, dispatch: Dispatch<HoursAction>): void {
  const schedule = scheduleFromForm(form);
  if (schedule) dispatch({ type: 'read', schedule });
}

interface DayRowProps extends Pick<WeeklyHoursProps, 'formId' | 'otherTabNotes' | 'edited'> {
  error: string | undefined;
  /** Whether the error is due to a changed select. Nothing else then announces it. */
  isNew: boolean;
  day: Day;
  hours: DaySchedule;
}

function DayRow({
  day,
  hours: { isOpen, ranges, closedAt },
  formId,
  error,
  isNew,
  otherTabNotes,
  edited,
}: DayRowProps) {
  const dispatch = useContext(HoursDispatch);
  const name = dayName(day);
  const id = `${formId}-${dayFieldName(day)}`;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div
      role="group"
      aria-label={name}
      aria-describedby={errorId}
      className="hours-day grid @min-[16rem]:grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-3 sm:grid-cols-[8.5rem_1fr]"
      id={id}
      tabIndex={-1}
      autoFocus={day === edited}
    >
      <label className="flex min-h-11 items-center gap-3 self-start font-semibold">
        <input
          type="checkbox"
          className="check hours-open mt-0"
          name={openFieldName(day)}
          checked={isOpen}
          onChange={({ target }) => readHours(new FormData(target.form ?? undefined), dispatch)}
        />
        {name}
      </label>
      {closedAt ? <input type="hidden" name={closedAtFieldName(day)} value={closedAt} /> : null}
      <p className="hours-closed self-center text-muted">Closed</p>
      <div className="hours-ranges col-span-full grid gap-2 sm:col-auto">
        {ranges.map((range, index) => (
          <div key={index} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {(['startTime', 'endTime'] as const).map((end) => (
              <Fragment key={end}>
                {end === 'endTime' ? <span aria-hidden="true">to</span> : null}
                <select
                  name={timeFieldName(day, index, end)}
                  aria-label={timeLabel(day, index, end)}
                  className="input hours-time"
                  value={range[end]}
                  onChange={({ target }) => readHours(new FormData(target.form ?? undefined), dispatch)}
                  {...(errorId ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
                >
                  {slotOptions}
                </select>
              </Fragment>
            ))}
            <EditButton
              edit={{ type: 'remove', day, index }}
              text={`Remove${keptWithout(ranges, index)}`}
              rest={` on ${name}`}
              hidden={ranges.length < 2}
              isPlain
            />
          </div>
        ))}
        <div className="flex flex-wrap gap-2">
          <EditButton
            edit={{ type: 'add-break', day }}
            text="Add break"
            rest={` on ${name}`}
            hidden={ranges.length > 1}
          />
          <EditButton
            edit={{ type: 'remove-break', day }}
            text="Remove break"
            rest={` on ${name}`}
            hidden={ranges.length < 2}
          />
          {day === 'monday' ? (
            <EditButton edit={{ type: 'copy', day }} text="Copy to all weekdays" rest={` from ${name}`} />
          ) : null}
        </div>
        {errorId ? (
          <p id={errorId} className="field-error mt-0" role={isNew ? 'alert' : undefined}>
            {error}
          </p>
        ) : null}
      </div>
      {otherTabNotes[day] ? (
        <p className="hint col-span-full">
          <UnbrokenWords text={otherTabNotes[day]} />
        </p>
      ) : null}
    </div>
  );
}

/** The end of the label of a button that removes a range. It names the range that is left. */
function keptWithout(ranges: DaySchedule['ranges'], index: number): string {
  const other = ranges[1 - index];
  return other ? `, keep ${rangeSummary(other)}` : '';
}

const slotOptions = timeSlots.map((slot) => <option key={slot}>{slot}</option>);

interface EditButtonProps {
  edit: HoursEdit;
  text: string;
  /** The end of the accessible name, which starts with the text. */
  rest?: string;
  hidden?: boolean;
  /** Whether the button looks like a link, and so less important than the others. */
  isPlain?: boolean;
}

/** Without scripts, submits the form, whose action makes the same change. With React, makes the change in place. */
function EditButton({ edit, text, rest = '', hidden, isPlain = false }: EditButtonProps) {
  const dispatch = useContext(HoursDispatch);
  return (
    <button
      type="submit"
      name="edit-hours"
      value={JSON.stringify(edit)}
      data-in-place=""
      aria-label={text + rest}
      className={
        isPlain
          ? 'min-h-11 px-1 text-sm text-muted underline'
          : `btn btn-quiet btn-small ${edit.type === 'usual' ? 'px-1' : ''}`
      }
      hidden={hidden}
      onClick={(event) => {
        event.preventDefault();
        dispatch({ type: 'edit', edit });
      }}
    >
      <span>
        {isPlain ? (
          text.replaceAll(/ (?=[AP]M)/g, '\u00a0') // an underline stops at the inline blocks of UnbrokenWords
        ) : (
          <UnbrokenWords text={text} />
        )}
      </span>
    </button>
  );
}
