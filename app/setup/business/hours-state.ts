import {
  addBreak,
  copyToWeekdays,
  isDayValid,
  isSameWeek,
  removeBreak,
  removeRange,
  usualWeeks,
} from '~/domain/weekly-schedule';
import type { Day, UsualWeek, WeeklySchedule } from '~/domain/weekly-schedule';

/** The change that a button makes to the hours. As JSON, it is the button's value. */
export type HoursEdit =
  | { type: 'add-break' | 'remove-break' | 'copy'; day: Day }
  | { type: 'remove'; day: Day; index: number }
  | { type: 'usual'; week: UsualWeek }
  | { type: 'restore'; schedule: WeeklySchedule };

/** The hours that the server's response changed: a day's, the week's, or those guessed from the trade. */
export type EditedHours = Day | 'week' | 'trade';

/** The day whose hours the edit would copy although they are invalid. `null` if the edit is possible. */
export function findInvalidDay(schedule: WeeklySchedule, edit: HoursEdit): Day | null {
  return edit.type === 'copy' && !isDayValid(schedule[edit.day]) ? edit.day : null;
}

/** The hours after the edit. */
export function applyEdit(schedule: WeeklySchedule, edit: HoursEdit): WeeklySchedule {
  switch (edit.type) {
    case 'usual':
      return usualWeeks[edit.week].week;
    case 'restore':
      return edit.schedule;
    case 'copy':
      return copyToWeekdays(schedule, edit.day);
    case 'remove':
      return removeRange(schedule, edit.day, edit.index);
    case 'remove-break':
      return removeBreak(schedule, edit.day);
    case 'add-break':
      return addBreak(schedule, edit.day);
  }
}

export interface HoursState {
  schedule: WeeklySchedule;
  /** The hours in the last response of the server. */
  rendered: WeeklySchedule;
  /** How many times a button changed the hours, here or, for a day, at the server. The server's guesses don't count. */
  edits: number;
  /** The day that a button or the server changed last, or `null` if it was the whole week. */
  lastDay: Day | null;
  /** Whether the owner clicked a button that changes the hours. */
  isChosen: boolean;
  /** The hours before a usual week replaced them, until the next click on a button. */
  weekBefore: WeeklySchedule | null;
  /** The day whose hours can't be copied because they are invalid. */
  invalidDay: Day | null;
}

export type HoursAction =
  /** The hours in the form: at hydration, and after a checkbox or select has changed. */
  | { type: 'read'; schedule: WeeklySchedule }
  | { type: 'edit'; edit: HoursEdit }
  /** A response of the server. It replaces the hours only if a button changed them. */
  | {
      type: 'respond';
      schedule: WeeklySchedule;
      edited: EditedHours | undefined;
      weekBefore: WeeklySchedule | null;
    };

export function initialHours(schedule: WeeklySchedule, weekBefore: WeeklySchedule | null = null): HoursState {
  return {
    schedule,
    rendered: schedule,
    edits: 0,
    lastDay: null,
    isChosen: false,
    weekBefore,
    invalidDay: null,
  };
}

export function nextHours(state: HoursState, action: HoursAction): HoursState {
  switch (action.type) {
    case 'read':
      return { ...state, schedule: action.schedule, invalidDay: null };
    case 'edit': {
      const invalidDay = findInvalidDay(state.schedule, action.edit);
      if (invalidDay) return { ...state, edits: state.edits + 1, lastDay: invalidDay, invalidDay };
      return {
        ...state,
        invalidDay: null,
        schedule: applyEdit(state.schedule, action.edit),
        edits: state.edits + 1,
        lastDay: 'day' in action.edit ? action.edit.day : null,
        isChosen: action.edit.type !== 'restore',
        weekBefore: action.edit.type === 'usual' ? state.schedule : null,
      };
    }
    case 'respond': {
      const { schedule, edited, weekBefore } = action;
      if (isSameWeek(schedule, state.rendered)) return state;
      if (!edited) return { ...state, rendered: schedule };
      const lastDay = edited === 'week' || edited === 'trade' ? null : edited;
      const edits = lastDay ? state.edits + 1 : state.edits;
      return { ...state, schedule, rendered: schedule, edits, lastDay, weekBefore };
    }
  }
}
