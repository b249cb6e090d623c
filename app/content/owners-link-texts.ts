const claim = (what: string) =>
  `Is this your receptionist? Then you can ${what}. If the device isn’t yours, just look around. Marks you set here are kept in this browser.`;

/** The texts of the page with the owner's link, and of the checklist in a browser that opened one. */
export const ownersLinkTexts = {
  howToUse: 'Send yourself the link, or point the other device’s camera at the code below.',
  /** The email with the steps that are left, and with the link or, in other browsers, the checklist's URL. */
  mail: {
    owner: {
      subject: 'open my receptionist on another device',
      intro: 'Open your receptionist on any phone or computer:',
    },
    other: { subject: 'steps for my computer', intro: 'Your checklist, with each step explained:' },
  },
  warning: 'Whoever opens it can act as the owner, so send it only to yourself.',
  shown: 'Your business’s name and trade, its number, and the steps that are marked now.',
  /** Above the trial form. */
  nameAlone: 'We filled in the name. The rest stayed on your other device: type it here, or sign up there.',
  missing: 'Your other answers aren’t in the link, so they show only here.',
  marksAsOf: (day: string) =>
    `Marks from your other device as of ${day}. What you mark there later doesn’t show here.`,
  laterMarks: 'Each browser keeps its own marks: steps that you mark later show only where you mark them.',
  notTheOwner:
    'This browser doesn’t know you as the owner, so it can’t make the link. Open the checklist where you set the receptionist up, and choose “Open on another device” there.',
  claim: {
    withNumber: claim('record your voice here and open it on more devices'),
    withoutNumber: claim('record your voice here and see its number'),
  },
  update:
    'This link is newer than what this device knows. The trial and the marks below are the link’s. Keep them here?',
  invalid:
    'This owner’s link has expired or is incomplete, so we ignored it. Get a new one where you set the receptionist up: “Open on another device.”',
} as const;
