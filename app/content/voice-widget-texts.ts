import { brand } from '~/brand';

/** Must be true before, during and after a call, because the widget has no event for the end of a call. */
const readyMessage = 'Start and end the call on the phone below.';

/** The text above the widget. */
export const callMessages = {
  loading: 'Getting the call ready…',
  ready: `${readyMessage} Your browser will ask for your microphone first.`,
  /** For a simulated call, which needs no microphone. */
  simulated: `${readyMessage} It’s a simulated call, without your microphone.`,
  /** For a simulated call to which visitors can't say anything. */
  watched: `${readyMessage} It’s a sample call: it plays by itself, without your microphone.`,
  failed: 'We couldn’t load the call in your browser. Please call us instead:',
};

/** The widget's own labels, by the names that it has for them. */
export const widgetLabels = {
  main_label: `Talk to ${brand.product}`,
  start_call: 'Start a call',
  end_call: 'End call',
  new_call: 'Call again',
  connecting_status: 'Ringing…',
  listening_status: 'Listening',
  speaking_status: 'Speaking: interrupt at any time',
};
