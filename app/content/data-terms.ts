import { brand } from '../brand';

/**
 * SAMPLE CONTENT: our terms about data and calls. Have each of them confirmed before launch. The privacy policy, the FAQ and
 * the security page all use these sentences, so that they can't disagree.
 */
export const dataTerms = {
  recording: 'We record calls only if you ask us to. Either way, you get a written summary of each call.',
  kept: 'We keep bookings, summaries and the list of calls as long as you have an account. After it ends, we delete them within 90 days, sooner if you ask. Invoices stay as long as the law requires.',
  location: 'Bookings, summaries and the list of calls are stored in the United States.',
  afterTrial: 'If you don’t continue after a trial, we delete its data within 90 days of its last day.',
  protected:
    'We protect data with encryption in transit and at rest, and few people have access. No system is perfectly safe, and if a breach affects your data, we’ll tell you right away.',
  access:
    'You see your bookings, summaries and the list of calls. Our staff opens them only to set up, fix or support your receptionist. The companies that carry calls, turn speech into text during them, and send texts and emails, see only what they need.',
  deleted:
    'We’ll confirm your request, delete the data within 30 days, and have the companies that work for us delete it too.',
  backups: 'Copies in backups are overwritten within 90 days.',
  leaving:
    'Your own number never leaves your phone company, and your bookings stay on your calendar. The number we gave you stops answering. We delete your bookings, summaries and the list of calls within 90 days, sooner if you ask.',
  failure:
    'If our side fails, callers get a voicemail that’s emailed to you. Setup doesn’t ask for a backup number: to have those calls ring your cell phone instead, email us its number.',
  health: `${brand.product} is for scheduling. Keep it to a name, a number, a time, the kind of visit and the insurance plan, and don’t have it ask about symptoms, diagnoses or medication.`,
  symptoms:
    'Signed or not, neither the ticket of a booking nor the summary of a call says what hurts: “limited exam, 8:40,” no symptom.',
  baa: 'A business associate agreement (BAA) isn’t part of signing up. If HIPAA requires one for your practice, ask us for it first, and don’t take patient calls until both of us have signed.',
} as const;
