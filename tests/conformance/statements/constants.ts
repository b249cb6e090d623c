import { withScripts } from './statement';
import type { Statements } from './statement';

const recorder = 'The recorder needs scripts; without them the sample is a file upload.';

/** Constants and limits. */
export const constants: Statements = {
  '9.price.1': "$5 per booked appointment; 'Activate for $1'; trial 14 days.",
  '9.price.2': 'Plan: $67 a month with 200 minutes, extra minutes $0.25; Enterprise custom.',
  '9.time.1':
    'Calendar invite within 2 minutes; phone number and voice within 24 hours; trial number up to 5 minutes.',
  '9.time.2':
    'Extraction time-outs: 120 s in variant A, whose text says up to 90 seconds; 30 s in variant B.',
  '9.time.3': withScripts('0.5 s after form creation.', 'Without scripts the redirect is at once.'),
  '9.time.4': withScripts(
    '1 s after voice set-up; the widget attaches after 1 s.',
    'The voice widget is a script.',
  ),
  '9.time.5': 'Demo phone fetch delay 2 s; session-expiry redirect 2 s.',
  '9.time.6': withScripts(
    'The headline rotates every 3 s with a 300 ms fade.',
    'Without scripts the headline stands still.',
  ),
  '9.voice.1': 'A sample has at least 10 s; silence stops a recording after 3 s.',
  '9.voice.2': withScripts('44100 Hz, mono, echo cancellation and noise suppression.', recorder),
  '9.voice.3': withScripts('Preferred formats: mp4, else webm with opus, else webm.', recorder),
  '9.voice.4': 'Guidance 10-15 s, 15-20 s or 10-30 s depending on the page.',
  '9.hours': 'Time options every 30 minutes; at most 2 ranges a day; 8 time zones; 50 states.',
  '9.codes': 'Forwarding codes *72/*73 all calls, *90/*91 busy, *92/*93 no answer.',
  '9.calc.1': 'Missed calls captured = bookings x missed% / 100, rounded.',
  '9.calc.2': 'Revenue recovered = captured x service cost.',
  '9.calc.3': 'Hours saved = bookings x call minutes / 60 (one decimal); value of time = hours x cost / 2.',
  '9.calc.4': 'Monthly cost = bookings x 5; monthly revenue = bookings x cost.',
  '9.calc.5': 'ROI = revenue recovered + value of time.',
  '9.calc.6': 'Yearly hours = monthly x 12; work days = yearly hours / 8.',
  '9.calc.7':
    'Extra availability = (24 - span) x 60 minutes; availability increase = (24 - span) / span x 100.',
  '9.calc.8': 'Plan variant: after-hours = 30% of revenue; net gain = lost revenue + after-hours - $67.',
  '9.support': 'Support hours Monday to Friday 8am-5pm CST.',
};
