import { calls } from './calls';
import { constants } from './constants';
import { details } from './details';
import { engineering } from './engineering';
import { entities } from './entities';
import { errors } from './errors';
import { rules } from './rules';
import { screens } from './screens';
import type { Section } from './statement';
import { states } from './states';

/** The chapters of docs/specification.md. */
export const sections: readonly Section[] = [
  {
    title: '2 Screens and routes',
    about: 'Every address of the site and what its page shows.',
    groups: {
      route: 'Addresses',
      home: 'Home',
      about: 'About',
      'demo-call': 'Demo call',
      creation: 'Creating a receptionist',
      demo: 'The demo page of a receptionist',
      trial: 'Trial sign-up',
      payment: 'Payment set-up',
      checklist: 'Calendar set-up checklist',
      recording: 'Voice recording',
      widget: 'The voice widget on its own',
      forwarding: 'Forwarding test',
      whiteboard: 'Whiteboard variant of Home',
      embed: 'Embeddable widget',
      plumbing: 'Plumber landing page',
      faq: 'FAQ',
      blog: 'Blog',
      privacy: 'Terms and privacy',
    },
    statements: screens,
  },
  {
    title: '3 Entities and their fields',
    about: 'What is entered, kept and handed on, with its names and defaults.',
    groups: {},
    statements: entities,
  },
  {
    title: '4 States and transitions',
    about: 'How pages change while they are used. A, B and C are the variants of the form wizard.',
    groups: {
      calculator: 'Calculator',
      landing: 'Creation landing',
      A: 'Form wizard, variant A',
      B: 'Form wizard, variants B and C',
      hours: 'Business hours',
      voice: 'Voice set-up',
      demo: 'Demo page',
      recorder: 'Recorder',
      flow: 'The whole flow',
      payment: 'Payment',
      checklist: 'Checklist',
      steps: 'Logged steps',
      delay: 'Delays',
    },
    statements: states,
  },
  {
    title: '5 Validation rules, 6 Roles and permissions',
    about: 'What is refused, with which message, and who may do what.',
    groups: {},
    statements: rules,
  },
  {
    title: '7 Backend calls',
    about: 'The backend functions, called by name, and the other resources that pages load.',
    groups: {},
    statements: calls,
  },
  {
    title: '8 Error catalogue',
    about: 'The texts are shown letter for letter.',
    groups: {},
    statements: errors,
  },
  {
    title: '9 Constants and limits',
    about: 'Prices, times, sizes and formulas.',
    groups: {},
    statements: constants,
  },
  {
    title: 'D Details',
    about: 'What is settled beyond the chapters above: names, formats and the finer points of behaviour.',
    groups: {},
    statements: details,
  },
  {
    title: 'E Engineering',
    about: 'What holds for every page, whatever it shows.',
    groups: {},
    statements: engineering,
  },
];

/** The tags that tests may carry. */
export const statementIds = sections.flatMap(({ statements }) => Object.keys(statements));
