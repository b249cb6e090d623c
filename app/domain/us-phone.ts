/** Formats a US number in any common notation as `512-555-0100`; `null` for anything else. */
export function formatUsPhone(text: string): string | null {
  if (!/^[\d\s().+/-]*$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}

/** North American area codes of the Caribbean and of Canada: calls there are international. */
const foreignAreaCodes = [
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876',
  '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 460 468 474 506 514 519',
  '537 548 568 579 581 584 587 600 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942',
].flatMap((codes) => codes.split(' '));

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
