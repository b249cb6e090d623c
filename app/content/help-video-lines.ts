/** Made by scripts/make-help-video.js. */
export const helpVideoLines = [
  'Setting up your receptionist takes about five minutes. Fill in a short form, or talk it through with our assistant.',
  'Type in your website address. We’ll find your details there.',
  'Check what we found, and fix anything that’s off.',
  'Set the hours you take appointments, with breaks if you need them.',
  'Use our voice, or record your own. You can do that later, too.',
  'A moment later, your receptionist has a phone number. Call it, and book an appointment with yourself.',
  'Like what you hear? Start your free trial. No charge today.',
  'Then share your calendar and forward your calls. Now it answers, and new jobs show up on your calendar.',
] as const;
