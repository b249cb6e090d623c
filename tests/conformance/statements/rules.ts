import { withScripts } from './statement';
import type { Statements } from './statement';

/** Validation rules, roles and permissions. */
export const rules: Statements = {
  '5.1': 'Website address: non-empty, host with a dot and longer than 3 characters, https assumed.',
  '5.2': "'Please enter a valid website URL (e.g., {host} or {host}).'",
  '5.3': withScripts(
    'The Analyze button is disabled when the address is empty or invalid.',
    'Without scripts the button works and the server answers with the message.',
  ),
  '5.4': "Missing address: 'Missing Information - Please provide a website address.'",
  '5.5':
    'Variant A requires name, phone, time zone, service type and street on Next, with a toast listing the labels.',
  '5.6': 'Variant B requires name, time zone and service type at create; Next needs only the name.',
  '5.7': "'Missing Required Information - Please fill in these required fields: {list}'",
  '5.8': 'Empty or white-space-only counts as missing.',
  '5.9': 'The third variant requires name, time zone and service type.',
  '5.10': 'Defaults of variant A where empty: name, phone, e-mail, time zone, service type, street.',
  '5.11':
    "Cloning needs a business name: 'Missing Business Name - Please complete the business information step first.'",
  '5.12': withScripts(
    'The clone button is disabled without a recording.',
    'Without scripts the button works and the server asks for the file.',
  ),
  '5.13': 'A sample has at least 10 seconds.',
  '5.14': 'Guidance: read 3 quotes, 10-30 seconds, about 15-20 seconds.',
  '5.15': withScripts(
    'Recording needs microphone permission.',
    'Without scripts nothing records; a file is uploaded.',
  ),
  '5.16': 'SMS consent is optional and says frequency varies, rates may apply, Stop, Help.',
  '5.17': "Trial form: name, email and address must be filled, else 'Please fill in all required fields'.",
  '5.18': 'Trial form: city, state and ZIP are required by attributes; the e-mail field is of type email.',
  '5.19': 'Payment: the customer must have a name and an e-mail.',
  '5.20': 'Phone numbers are shown as XXX-XXX-XXXX.',
  '5.21': 'Calculator: service cost a number of at least 1; non-numeric 0; emptied 1.',
  '5.22': 'Calculator: duration at least 1; non-numeric 1; emptied 1.',
  '5.23': 'Calculator: bookings slider 1-120, step 1; one variant 1-100.',
  '5.24': 'Calculator: missed calls slider 0-80, step 5; the plan variant 0-50.',
  '5.25': 'Calculator: hours 1-12 with AM or PM, clamped.',
  '5.26': 'Calculator: no messages are shown.',
  '6.1': 'No login and no roles: all screens are public.',
  '6.2': "Attribution: first path segment, else the stored value, else the referrer's last segment.",
  '6.3': withScripts(
    'The sales rep is passed to the voice widget as a dynamic variable.',
    'The voice widget is a script; without it the server logs the rep with each step (D.log.rep).',
  ),
  '6.4': 'Calendar sharing asks for view access to all event details for the support account.',
};
