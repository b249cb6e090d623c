import { formatUsPhone } from '~/domain/us-phone';
import { stateCode } from '~/domain/us-states';

export type TextKind = 'email' | 'phone' | 'state' | 'zip';

/** The text in the notation that is stored, or `null` if it isn't of this kind. */
export function parseText(kind: TextKind, text: string): string | null {
  switch (kind) {
    case 'email':
      return isEmail(text) ? text : null;
    case 'phone':
      return formatUsPhone(text);
    case 'state':
      return stateCode(text);
    case 'zip':
      return /^\d{5}(-\d{4})?$/.test(text) ? text : null;
  }
}

const email = /^[^\s\p{C}@<>"(),:;[\]\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/u;

/** Limited to the 254 characters of RFC 5321. Other fields count graphemes instead. */
function isEmail(text: string): boolean {
  return text.length <= 254 && email.test(text);
}
