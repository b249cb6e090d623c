const oneCalendar = 'Your receptionist books every appointment on the one calendar you share with it.';

const forSeveral = (people: string, decision: string) =>
  `${oneCalendar} With several ${people}, it offers a time when that calendar is free, and you decide who ${decision}.`;

/** The reason not to share the calendars of several people. */
const oneOnly = (calendars: string) =>
  `Share one calendar only: with ${calendars} calendars shared, it offers a time only when both are free.`;

/** Explains one shared calendar to businesses with several people. The texts must not promise to choose a person. */
export const sharedCalendar = {
  technicians: forSeveral('technicians', 'goes'),
  crews: forSeveral('crews', 'goes'),
  colleagues: forSeveral('people', 'takes it'),
  several: {
    technicians: oneOnly('both vans’'),
    crews: oneOnly('two crews’'),
    colleagues: oneOnly('two people’s'),
  },
} as const;
