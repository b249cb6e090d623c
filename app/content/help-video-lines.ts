/** Made by scripts/make-help-video.js. */
export const helpVideoLines = [
  'Setting up your receptionist takes about five minutes. Choose the form, or talk it through with our assistant.',
  'Type in the address of your website. We read your details from it.',
  'Check what we found, and correct what is not right.',
  'Set the hours in which you take appointments, with breaks where you need them.',
  'Use our voice, or record your own. You can do that later, too.',
  'A moment later your receptionist has a phone number. Call it, and book an appointment with yourself.',
  'Do you like what you hear? Start your free trial. Nothing is charged today.',
  'Then share your calendar and forward your calls. From there on it answers, and you read your bookings.',
] as const;
