interface ErrorPageText {
  title: string;
  text: string;
}

/** The texts of the pages of failed requests, by status. */
export const textsByStatus: Record<number, ErrorPageText | undefined> = {
  400: {
    title: 'We couldn’t read that form or link',
    text: 'Please go back, reload the page and try again. If a link brought you here, check its address.',
  },
  403: {
    title: 'This form didn’t come from our site',
    text: 'To keep you safe, we only accept forms sent from our own pages. Please open the page here and try again.',
  },
  405: { title: 'This page doesn’t take forms', text: 'Please go back and use the buttons on the page.' },
  413: {
    title: 'That’s more than this form can take',
    text: 'What you sent is larger than 64 KB, the most this form can take. Please shorten it and send it again.',
  },
  422: {
    title: 'We couldn’t save that',
    text: 'This site’s cookies are full in this browser. Your receptionist isn’t affected.',
  },
  414: { title: 'This address is too long', text: 'Please check the link that brought you here.' },
  415: {
    title: 'We couldn’t read that form',
    text: 'It came compressed, or in a format this site doesn’t take. Please go back, reload the page and try again.',
  },
};

export const unexpectedError: ErrorPageText = {
  title: 'Something went wrong on our side',
  text: 'It wasn’t anything you did. Please try again in a moment.',
};

/** The pages that ask a visitor to send a form again, by the reason. */
export const resubmitTexts = {
  cookies: {
    title: 'Cookies are needed for this step',
    text: 'We keep your answers from one step to the next in a cookie, and your browser sent none back. Allow cookies for this site in your browser’s settings, then try again. We use no cookies for advertising.',
  },
  'start-over': {
    title: 'You started on another device',
    text: 'Finish there, or start over here.',
  },
  'too-many': {
    title: 'Too many tries in a short time',
    text: 'Please wait a minute, then try again. Nothing you entered is lost.',
  },
  'too-many-today': {
    title: 'Too many tries for one day',
    text: 'To prevent misuse, an internet connection can do this 100 times in 24 hours, and yours has. Please try again tomorrow, or call or email us.',
  },
  honeypot: {
    title: 'Please confirm this step',
    text: 'A field that people never see was filled in, as robots do. If a program fills in forms for you, try again: everything you typed is kept, but a recording has to be chosen again.',
  },
} as const;

/** Replaces the text of 'too-many' if there is no form to send again. */
export const tooManyWithoutForm = 'Please wait a minute, then go back and try again.';
