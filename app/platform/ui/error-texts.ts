interface ErrorText {
  title: string;
  text: string;
}

export const errorTexts: Record<number, ErrorText | undefined> = {
  400: {
    title: 'We could not read that form',
    text: 'Please go back, reload the page and send the form again.',
  },
  403: {
    title: 'This form did not come from our site',
    text: 'For your safety we only accept forms that our own pages send. Please open the page here and send it again.',
  },
  404: {
    title: 'Oops! Page not found',
    text: 'The page may have moved, or the address has a typing mistake.',
  },
  405: { title: 'This address does not take forms', text: 'Please go back and use the buttons on the page.' },
  413: {
    title: 'That is more than this form takes',
    text: 'The text that you sent is larger than 64 KB, which is more than all of its fields together may have. Please go back and shorten it.',
  },
  414: { title: 'This address is too long', text: 'Please check the link that brought you here.' },
  415: {
    title: 'We could not read that form',
    text: 'Please go back, reload the page and send the form again.',
  },
};

export const unexpectedError: ErrorText = {
  title: 'Something went wrong on our side',
  text: 'Nothing that you did caused this. Please try again in a moment.',
};
