export interface Notice {
  tone: 'status' | 'error';
  title: string;
  description?: string;
  /** A separate sentence below the description. */
  note?: string;
  /** The next thing to do, shown as a button. Only notices after a redirect have one. */
  next?: { label: string; href: string };
  /** Whether we failed, not the visitor. The error summary then asks to quote the request ID. */
  isFault?: boolean;
  /** Links to the fields that the description is about. Their labels end the sentence. */
  fields?: readonly { label: string; href: string }[];
}

export function errorNotice(title: string, description?: string, note?: string): Notice {
  return { tone: 'error', title, description, note };
}

/** Shown by the enhanced form when no response arrives. */
export const notSent = errorNotice(
  'Not sent',
  'We couldn’t reach our server. Everything you entered is still here: please try again.',
);

/** The data of an error page that offers to send the same form again. */
export interface Resubmission {
  kind: 'cookies' | 'start-over' | 'too-many' | 'too-many-today' | 'honeypot';
  action: string;
  fields: [string, string][];
}

/** Whether the data of an error is a `Resubmission`. Only our server makes one, so it isn't checked further. */
export function isResubmission(data: unknown): data is Resubmission {
  return typeof data === 'object' && data !== null && 'kind' in data && 'fields' in data;
}
