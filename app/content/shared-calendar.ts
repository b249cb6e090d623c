/** Explains one shared calendar to businesses with several people. The texts must not promise to choose a person. */
export const sharedCalendar = {
  technicians:
    'Your receptionist books every appointment on the one calendar you share with it. With several technicians, it offers a time when that calendar is free, and you decide who goes.',
  colleagues:
    'Your receptionist books every appointment on the one calendar you share with it. With several people, it offers a time when that calendar is free, and you decide who takes it.',
  /** The reason not to share the calendars of several people. */
  several: {
    technicians:
      'Share one calendar only: with both vans’ calendars shared, it offers a time only when both are free.',
    colleagues:
      'Share one calendar only: with two people’s calendars shared, it offers a time only when both are free.',
  },
} as const;
