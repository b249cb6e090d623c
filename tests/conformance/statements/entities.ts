import { withScripts } from './statement';
import type { Statements } from './statement';

/** Entities and their fields. */
export const entities: Statements = {
  '3.roi.1':
    'Calculator inputs: service cost 150, call 8 minutes, 20 bookings, 30% missed, open 9 AM, close 5 PM.',
  '3.roi.2': 'Calculator outputs: the thirteen derived figures.',
  '3.roi.3': 'The variant with the $67 plan also shows after-hours opportunity and net gain.',
  '3.business.1': 'Business data has the eleven named fields.',
  '3.business.2': 'ServiceType is Fixed Location or Travel to Customer.',
  '3.business.3': 'ServiceRangeMiles only for Travel to Customer; placeholder 25.',
  '3.business.4':
    'BusinessHours is text: Mon[9:00AM-5:00PM]; … [Closed]; ranges joined by comma, days by semicolon.',
  '3.business.5': 'DaysOpen is a comma list of the names of the open days.',
  '3.business.6': 'WeeklySchedule goes along.',
  '3.business.7': 'customVoiceId goes along when a voice was cloned.',
  '3.schedule.1': 'Each day has isOpen and ranges with startTime and endTime as 12-hour labels.',
  '3.schedule.2': 'Default: Monday to Friday open 9:00 AM-5:00 PM; the weekend closed with the same range.',
  '3.consent': 'SMS consent: consent, date (ISO time or null), source (website sign up form).',
  '3.clone.1':
    "Voice clone: audioData (base64), voiceName (business name and 'Receptionist'), businessName, agentId.",
  '3.clone.2': 'A voice clone results in a voiceId.',
  '3.clone.3': 'A recording yields base64 audio and a duration in seconds.',
  '3.redirect.1':
    'Redirect data: Agent_Id, UsersEmailAddress, BusinessName, UsersAddress, UsersCity, UsersState, UsersZipcode.',
  '3.redirect.2': withScripts(
    'Redirect data are kept in session storage under the six named keys.',
    'Session storage exists with scripts alone; without them there is no voice set-up.',
  ),
  '3.session': withScripts(
    'Session storage also holds originalSalesRep and currentAgentId.',
    'Session storage exists with scripts alone; without them the session cookie holds both.',
  ),
  '3.customer': 'Customer info: name, email, address, city, state, zipCode.',
  '3.checklist':
    'Checklist items calendar, invite, widget, voice, test, phone; completion is a set of these.',
  '3.forwarding': 'Forwarding type: unconditional, busy, noanswer.',
  '3.steplog': 'Step log: step, agentId, userEmail, stepData, origin, visitType.',
  '3.lists.1': '50 US states, code and name.',
  '3.lists.2': '8 time zones.',
  '3.lists.3': 'Half-hour slots from 12:00 AM to 11:30 PM.',
};
