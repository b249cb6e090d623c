/** The question whether another address was meant than one at a misspelled mail provider. */
export interface EmailQuestion {
  /** The name of the field. */
  field: string;
  address: string;
  suggestion: string;
}

/** The part of a response to a form that is about an email address. */
export interface EmailAnswer {
  emailQuestion?: EmailQuestion;
  /** The name of the field whose address was replaced by the suggestion. */
  changedEmail?: string;
}

/** The name of the hidden field with the address that the form asked about: the next submit goes on with it. */
export const askedAboutField = 'askedAbout';

/** The name of the button that puts the suggestion in. Its value is the name of the field. */
export const emailButton = 'use-email';
