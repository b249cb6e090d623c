const email = /^[^\s\p{C}@<>"(),:;[\]\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/u;

/** Limited to the 254 characters of RFC 5321. Other fields count graphemes instead. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && email.test(text);
}

export function isZipCode(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(text);
}
