/** Formats dollars without `Intl`, whose data took longer to load than all other scripts of the page together. */
export function formatMoney(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return `${dollars < 0 ? '-' : ''}$${groupThousands(roundHalfUp(Math.abs(dollars), 2).toFixed(digits))}`;
}

export function formatNumber(number: number): string {
  return groupThousands(String(roundHalfUp(number, 2)));
}

export function formatBookings(bookings: number): string {
  return `${formatNumber(bookings)} ${bookings === 1 ? 'booking' : 'bookings'}`;
}

function groupThousands(digits: string): string {
  const [whole = '', ...fraction] = digits.split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Rounds half up: 4.05 gives 4.1, although its binary value is slightly less. Fourteen digits remove that error. */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(Number((value * scale + 0.5).toPrecision(14))) / scale;
}
