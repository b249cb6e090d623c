import { withScripts } from './statement';
import type { Statements } from './statement';

const delay = 'The delay is for the eye of the enhanced page; without scripts the redirect is at once.';
const recorder = 'The recorder needs scripts; without them the sample is a file upload (D.upload).';
const widget = 'The voice widget is a script; without it the page offers the phone line and the form.';

/** States and transitions. */
export const states: Statements = {
  '4.calculator.1': withScripts(
    'Recomputes live on every input change.',
    "Without scripts the calculator is a GET form with a 'Calculate' button (D.calculator.1).",
  ),
  '4.calculator.2': 'The sales rep is captured once a session.',
  '4.landing.1': 'No choice leads to form or voice; back returns to the choice.',
  '4.landing.2': 'The landing is logged once.',
  '4.A.1': 'Analyze Website leads from step 1 to step 2.',
  '4.A.2': 'Extraction success leads to step 3.',
  '4.A.3': 'Extraction failure leads to step 3.',
  '4.A.4': 'An extraction time-out leads to step 3.',
  '4.A.5': 'Skip leads to step 3.',
  '4.A.6': "'Next: Voice Recording' leads from 3 to 4 only if the required fields are present.",
  '4.A.7': 'Back leads from 4 to 3.',
  '4.A.8': 'A cloned voice leads to creation with it.',
  '4.A.9': "'Use Default Voice' leads to creation without one.",
  '4.A.10': 'Creation success leads to /demo/agent/{agentId}.',
  '4.A.11': 'A failed creation stays with an error toast.',
  '4.B.1': 'Steps 1 to 5 follow each other.',
  '4.B.2': 'A cloned voice goes on to step 5.',
  '4.B.3': "'Skip Voice' goes on to step 5.",
  '4.B.4': 'Back leads from 5 to 4.',
  '4.B.5': 'Create creates the agent and leads to /demo/agent/{agentId}.',
  '4.hours.1': 'Each day can be open or closed.',
  '4.hours.2': "'Add break' ends the first range at 12:00 PM and adds 1:00 PM-5:00 PM.",
  '4.hours.3': 'Remove deletes a range.',
  '4.hours.4': 'Variant A shows Add break only when exactly one range exists.',
  '4.hours.5': 'Variant B shows Add break when fewer than two ranges exist.',
  '4.hours.6': 'At most two ranges a day.',
  '4.voice.1': withScripts(
    'A tool call with a valid id logs, stores the data and requests the assignment.',
    widget,
  ),
  '4.voice.2': withScripts('On success it navigates after 1 s.', widget),
  '4.voice.3': withScripts('On failure it logs step 99 and still navigates after 1 s.', widget),
  '4.voice.4': 'An invalid agent id logs an error and stops.',
  '4.voice.5': withScripts('The widget attaches after 1 s.', widget),
  '4.demo.1': 'The demo page waits 2 seconds before the first phone fetch.',
  '4.demo.2': 'Loading turns into the phone number.',
  '4.demo.3': "Loading turns into the error card 'Phone Setup In Progress'.",
  '4.demo.4': 'Loading turns into the card without a number.',
  '4.demo.5': 'Where no phone is assigned, an assignment is requested by itself.',
  '4.recorder.1': withScripts("'Click here to record' leads to recording and to stopped.", recorder),
  '4.recorder.2': withScripts(
    'Recording shows elapsed seconds; from 10 s it says it can be stopped.',
    recorder,
  ),
  '4.recorder.3': withScripts("Under 10 s: 'Recording too short' with 'Record Again'.", recorder),
  '4.recorder.4': withScripts("10 s or more: success, 'Re-record', and the audio is passed on.", recorder),
  '4.recorder.5': withScripts('Stops by itself after 3 s of silence once over 10 s.', recorder),
  '4.recorder.6': withScripts('Reset clears the sample.', recorder),
  '4.flow':
    'Create agent, /trial-signup, /payment-setup, checkout, /calendar-setup with session_id and agentId.',
  '4.payment.1': 'The payment page is invalid (session expired) or ready.',
  '4.payment.2': withScripts(
    'Submitting shows a working button.',
    'A page without scripts cannot change meanwhile.',
  ),
  '4.checklist.1': 'Steps toggle complete and incomplete.',
  '4.checklist.2': 'Completing a step does not collapse it; un-completing closes its panel.',
  '4.checklist.3': 'With test=true all but voice start complete.',
  '4.steps.1': 'Logged: page landing, instant_setup_selected, voice_setup_selected, numbered steps.',
  '4.steps.2': withScripts('Step 2 is logged when a call starts in the widget.', widget),
  '4.steps.3': 'Step 99 is logged when voice set-up is complete.',
  '4.delay.1': withScripts('0.5 s pass between creation and the demo page.', delay),
};
