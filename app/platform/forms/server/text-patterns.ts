const email = /^[^\s\p{C}@<>"(),:;[\]\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/u;

/** RFC 5321 allows 254 bytes. Other fields count what a person sees as one character, which may be long. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && email.test(text);
}

export function isZipCode(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(text);
}
