/** An address of usual form; what counts is that somebody could write to it. */
const email = /^[^\s\p{C}@<>"(),:;[\]\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/u;

export function isEmail(text: string): boolean {
  return email.test(text);
}

/** Five digits, or ZIP+4. */
export function isZipCode(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(text);
}
