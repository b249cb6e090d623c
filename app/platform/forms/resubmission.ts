type Reason = 'cookies' | 'start-over' | 'too-many' | 'too-many-today' | 'honeypot';

/** The data of an error page that offers to send the same form again. */
export interface Resubmission {
  kind: Reason;
  action: string;
  fields: [string, string][];
}

/** Whether the data of an error is a `Resubmission`. Only our server makes one, so it isn't checked further. */
export function isResubmission(data: unknown): data is Resubmission {
  return typeof data === 'object' && data !== null && 'kind' in data && 'fields' in data;
}
