/** The phone line beside a widget: why to call it where there is no widget, and how it is offered beside one. */
export interface PhoneLine {
  number: string;
  reason: string;
  or: string;
}

/** An owner's own receptionist, by its trial number. */
export function ownLine(number: string): PhoneLine {
  return { number, reason: 'Call your receptionist:', or: 'Or call it:' };
}
