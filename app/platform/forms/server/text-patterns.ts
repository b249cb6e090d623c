const email = /^[^\s\p{C}@<>"(),:;[\]\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/u;

export function isEmail(text: string): boolean {
  return email.test(text);
}

export function isZipCode(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(text);
}
