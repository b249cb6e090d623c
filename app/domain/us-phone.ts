/** Formats a US number in any common notation as `512-555-0100`; `null` for anything else. */
export function formatUsPhone(text: string): string | null {
  if (!/^[\d\s().+/-]*$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}

/** North American area codes outside the United States, most of them in the Caribbean: calls there are international. */
const foreignAreaCodes =
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' ');

/**
 * Whether a number from `formatUsPhone` can belong to a US subscriber under the North American Numbering Plan.
 * Premium-rate numbers (900 and 976) and service codes (911, 411) can't.
 */
export function isUsSubscriberNumber(number: string): boolean {
  const [areaCode = '', exchange = ''] = number.split('-');
  return (
    /^[2-9][0-8]\d$/.test(areaCode) &&
    /^[2-9]\d\d$/.test(exchange) &&
    ![areaCode, exchange].some((code) => code.endsWith('11')) &&
    areaCode !== '900' &&
    exchange !== '976' &&
    !foreignAreaCodes.includes(areaCode)
  );
}

/** Formats a US number as `512-555-0100`; returns anything else unchanged. */
export function displayPhone(text: string): string {
  return formatUsPhone(text) ?? text;
}
