interface ErrorPageText {
  title: string;
  text: string;
}

/** What the page of a failed request says, by its status. */
export const errorPageTexts: Record<number, ErrorPageText | undefined> = {
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
    text: 'What you sent is larger than 64 KB, the most this form can take in all. Please shorten it and send the form again.',
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
