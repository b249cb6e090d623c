import { expect, test } from 'vitest';

import { questionOf } from '~/domain/business-questions';
import { timeSlots } from '~/domain/weekly-schedule';
import { costRange, minutesRange, readCalculatorInputs } from '~/marketing/calculator/inputs';
import { wrapWords } from '../../../vite/share-image';
import { pricing } from '../../brand';
import { spokenLines } from '../sample-calls';
import { ticketRowsOf } from './ticket-rows';
import type { CallTicket, Opening, Trade, TradeCall } from './trade';
import { hasPatients, tradeBySlug, tradePath, trades } from './trades';

test.each(trades)('$slug follows every rule for a trade', (trade) => expect(brokenRules(trade)).toEqual([]));

test('slugs, names and paths are unique, and other slugs find nothing', () => {
  for (const of of ['slug', 'name', 'business', 'businesses'] as const)
    expect(new Set(trades.map((trade) => trade[of])).size).toBe(trades.length);
  expect(new Set(trades.map(tradePath)).size).toBe(trades.length);
  for (const slug of ['', 'Dental', '__proto__', 'toString', null, undefined, {}])
    expect(tradeBySlug(slug), String(slug)).toBeUndefined();
});

test('knows trades with patients by slug, whatever their names are', () => {
  for (const { slug, hasPatients: expected } of trades) expect(hasPatients(slug)).toBe(expected === true);
});

const bookedTickets = trades.flatMap(({ slug, calls, openingHours, jobs, starter }) =>
  calls.flatMap(({ ticket }) => {
    const times = /^([\d:]+)( [AP]M)? to ([\d:]+ [AP]M)$/.exec(ticket.time);
    if (!times) return [];
    const ends = times[3] ?? '';
    const starts = `${times[1]}${times[2] ?? ends.slice(-3)}`;
    const span = [minutesOfDay(starts), minutesOfDay(ends)] as const;
    return [
      {
        name: `${slug}: ${ticket.title}`,
        ticket,
        span,
        openingHours,
        lengths: [...jobs.map(({ length }) => length), starter.jobs],
      },
    ];
  }),
);

test.each(bookedTickets)(
  '$name is within the opening hours, and the drive ends when it starts',
  ({ ticket, span, openingHours }) => {
    const hours = /Saturday/.test(ticket.day) ? openingHours.saturday : openingHours.weekdays;
    const [opens = '', closes = ''] = hours ?? [];
    expect(span[0]).toBeGreaterThanOrEqual(minutesOfDay(opens));
    expect(span[1]).toBeLessThanOrEqual(minutesOfDay(closes));
    const [, leave, minutes] = /^Leave at ([\d:]+), (\d+) min/.exec(ticket.drive ?? '') ?? [];
    if (leave) expect((minutesOfDay(`${leave} AM`) + Number(minutes)) % 720).toBe(span[0] % 720);
  },
);

test.each(bookedTickets)(
  '$name takes as long as the list says, or is a two-hour window or two visits',
  ({ span, lengths }) => {
    const listed = lengths.flatMap((text) =>
      [...text.matchAll(/(\d+)(?: to (\d+))?( hours?)?/g)].flatMap(([, from, to = from, hours]) => {
        const unit = hours ? 60 : 1;
        return [Number(from) * unit, Number(to) * unit];
      }),
    );
    const length = span[1] - span[0];
    expect([...listed, ...listed.map((one) => 2 * one), ...listed.map((one) => 3 * one), 120]).toContain(
      length,
    );
  },
);

/** Minutes since midnight of a label such as `8:00 AM`. */
function minutesOfDay(label: string): number {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP])M$/.exec(label) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);
}

/** Words that only this trade uses. A page copied from another trade still contains that trade's words. */
const ownWords: Record<string, RegExp> = {
  plumbing: /\b(toilet|faucet|sewer|water heater|sump pump|plumber)s?\b/i,
  dental: /\b(tooth|teeth|filling|crown|dentist|retainer)s?\b/i,
  hvac: /\b(furnace|thermostat|no-cool|capacitor|ducts?|blower)s?\b/i,
  electrical: /\b(circuit|outlet|live panel|rewire|electrician)s?\b/i,
  landscaping: /\b(mow|mower|mulch|lawn|sprinkler|landscaper)s?\b/i,
  'hair-salon': /\b(hair|foil|highlights|balayage|stylist|updo)s?\b/i,
  veterinary: /\b(puppy|kitten|vet|iguana|limping|spay)s?\b/i,
  legal: /\b(lawyer|divorce|courtroom|opposing|hearing|retained)s?\b/i,
  roofing: /\b(shingle|hail|gutter|flashing|tarp|roofer)s?\b/i,
  chiropractic: /\b(adjustment|chiropractor|spine|low back)s?\b/i,
  'appliance-repair': /\b(freezer|dryer|model number|appliance|sealed system)s?\b/i,
  cleaning: /\b(deep clean|move-out clean|cleaner|maid|recurring clean)s?\b/i,
  'pest-control': /\b(ants|termite|roach|rodent|wasp|exterminator|bed bug)(e?s)?\b/i,
  'medical-clinic': /\b(nurse practitioner|sore throat|school note|clinician|annual physical)s?\b/i,
  'garage-door': /\b(broken spring|opener|garage door|torsion)s?\b/i,
  'auto-repair': /\b(brake|oil change|mechanic|check engine|alternator)s?\b/i,
};

test.each(trades)('$slug uses words of its own trade and of no other', (trade) => {
  expect(findTradeWords(trade.slug, trade).length).toBeGreaterThanOrEqual(4);
  const others = trades.filter(({ slug }) => slug !== trade.slug);
  expect(others.flatMap(({ slug }) => findTradeWords(slug, trade))).toEqual([]);
  if (trade.booking !== 'job')
    expect(visibleTexts(trade).filter((text) => /\bjobs?\b/i.test(text))).toEqual([]);
});

test('finds the words of the original trade in a copied page', () => {
  const copied = { ...trades[0], slug: 'dental' };
  expect(findTradeWords('dental', copied)).toEqual([]);
  expect(findTradeWords('plumbing', copied)).not.toEqual([]);
});

function findTradeWords(slug: string, trade: Partial<Trade>): string[] {
  const words = ownWords[slug];
  if (!words) throw new Error(`ownWords lacks the words of ${slug}`);
  return visibleTexts(trade).flatMap((text) =>
    [...text.matchAll(new RegExp(words, 'gi'))].map(([word]) => word),
  );
}

/** The visible texts of a page, without keys such as `kind: 'job'` and slugs. */
function visibleTexts({
  hero,
  neighbors: _,
  slug: __,
  path: ___,
  booking: ____,
  ...said
}: Partial<Trade>): string[] {
  return textsOf([said, { ...hero, before: hero?.before.title, after: hero?.after.title }]);
}

/** Words about symptoms. A clinic's ticket must not contain them. */
const symptom =
  /\b(pain|ache|sore|swell|swollen|bleed|hurt|broke|chip|knocked|sensitive|fever|tingling|numb(?!er)|swallow|breath|weakness|bladder|refill|pills?|rear-ended|accident|crash|critical|since)\w*/i;

function recordingMatchesLines({ recording, lines }: TradeCall): boolean {
  const speakers = ['Receptionist', 'Caller'];
  const alternate = recording?.lines.every(({ speaker }, index) => speaker === speakers[index % 2]);
  return !recording || (alternate === true && spokenLines(recording).join() === lines.join());
}

/** Whether the receptionist's last lines say the street and the starting time of the booking. */
function saysStreetAndTime({ lines, ticket }: TradeCall): boolean {
  if (ticket.putThrough) return true;
  const confirmed = receptionistLines(lines).slice(-2).join(' ');
  const street = /\d+ [A-Z]\w+(?: [A-Z]\w+)?/.exec(ticket.where)?.[0] ?? ticket.where.toLowerCase();
  const [, hour = '', minute = ''] = /(\d+):(\d+)/.exec(ticket.time) ?? [];
  const time = minute === '00' ? new RegExp(`\\b${hour}(?![:\\d])`) : new RegExp(`\\b${hour}:${minute}`);
  return confirmed.includes(street) && time.test(confirmed.replace(street, ''));
}

/** Whether the receptionist says last to whom it puts the caller through, and on which phone, as on the ticket. */
function saysWhomItRings({ lines, ticket: { putThrough } }: TradeCall): boolean {
  if (!putThrough) return true;
  const [name = ''] = putThrough.split(',');
  const phone = putThrough.split(' ').at(-1) ?? '';
  const last = receptionistLines(lines).at(-1) ?? '';
  return [/putting you through to/, name, new RegExp(`${phone}\\b`)].every((part) => last.match(part));
}

/** Whether the line of the trade's lists that decides the call says what happened in it. */
function followsList({ listedAs, ticket: { putThrough } }: TradeCall, trade: Trade): boolean {
  const { emergencies, jobs } = trade;
  const lines = putThrough ? emergencies.urgent : [...emergencies.routine, ...jobs.map(({ name }) => name)];
  return lines.includes(listedAs);
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Whether the ticket's day is the one of 'today' or 'tomorrow' in the receptionist's last line. */
function isOnSaidDay({ calledAt, lines, ticket }: TradeCall): boolean {
  const called = days.findIndex((day) => calledAt.includes(day));
  const [said] = /\b(today|tomorrow)\b/i.exec(receptionistLines(lines).at(-1) ?? '') ?? [];
  const day = said && days[(called + (said.toLowerCase() === 'today' ? 0 : 1)) % 7];
  return called >= 0 && (!day || ticket.day === day);
}

/** What callers say of things that ring the owner. In a call that books, nobody says it. */
const urgentWords: Record<string, RegExp> = {
  plumbing: /ceiling|sewage|won’t shut off|no water|\bgas\b/i,
  dental: /knocked|swell|swollen|bleed|breath/i,
  hvac: /baby|newborn|week-old|months? old|elderly|no heat|freezing|burn|smell|alarm/i,
  electrical: /\bhot\b|warm|smell|burn|buzz|spark|shock|smoke/i,
  landscaping: /broke|won’t shut off|limb|fell|power line/i,
  'hair-salon': /locked|burn|itch|swell|bride|wedding/i,
  veterinary: /breath|collapse|seizure|belly|stomach|bleed|blood|poison|strain|hit by/i,
  legal: /arrest|jail|custody|today or tomorrow|hearing tomorrow|protective/i,
  roofing: /pouring in|coming in|\bhole\b|limb|sagging|wires?\b/i,
  chiropractic: /numb|tingl|weak|crash|fell|fall\b|rear-ended|bladder|chest/i,
  'appliance-repair': /flood|insulin|medicine|restaurant|smoke|spark|burn|\bgas\b/i,
  cleaning: /locked out|locked in|alarm|guests|broke/i,
  'pest-control': /wasp|hornet|bees|stung|sting|raccoon|bat\b/i,
  'medical-clinic': /chest|breath|stroke|critical|harm/i,
  'garage-door': /hanging|fell|won’t close|open all night|hospital|flight|airport/i,
  'auto-repair': /to the floor|locked up|smoke|fuel|in the red|fleet|dead in/i,
};

/** Whether a caller who gets a time says something that would have rung the owner. */
function booksAnEmergency({ lines, ticket }: TradeCall, { slug }: Trade): boolean {
  const said = lines.filter((_line, index) => index % 2 === 1).join(' ');
  return !ticket.putThrough && (urgentWords[slug]?.test(said) ?? true);
}

test('notices a booked call that belongs on the urgent list', () => {
  const [hvac] = trades.filter(({ slug }) => slug === 'hvac');
  const [booked] = hvac?.calls ?? [];
  if (!hvac || !booked) throw new Error('HVAC is missing');
  const withBaby = { ...booked, lines: ['Anybody at risk?', 'We’ve got a three-week-old.'] };
  expect([booked, withBaby].map((call) => booksAnEmergency(call, hvac))).toEqual([false, true]);
});

test('tells the owner of a trade without patients why a call was put through', () => {
  const [hvac] = trades.filter(({ slug }) => slug === 'hvac');
  const urgent = hvac?.calls[1];
  if (!urgent) throw new Error('HVAC is missing');
  expect(shownOnTicket(urgent, false)).toContain(urgent.listedAs);
  expect(shownOnTicket(urgent, true)).not.toContain(urgent.listedAs);
});

test('a ticket says what its call costs: nothing for a move or a call that was put through', () => {
  const costs = (slug: string) =>
    trades
      .filter((trade) => trade.slug === slug)
      .flatMap(({ calls }) => calls.map((call) => ticketRowsOf(call, false).at(-1)?.value));
  const [one, two] = [`1 booking, $${pricing.perBooking}`, `2 bookings, $${2 * pricing.perBooking}`];
  expect(costs('plumbing')).toEqual([one, '$0', '$0']);
  expect(costs('chiropractic')).toEqual([one, '$0', `${two}, and $0 for the move`]);
});

test.each(trades)('$slug marks the calls that move an appointment', ({ calls }) => {
  for (const { ticket } of calls) expect(/moved/i.test(ticket.note)).toBe(ticket.moved === true);
});

function receptionistLines(lines: readonly string[]): string[] {
  return lines.filter((_line, index) => index % 2 === 0);
}

/** The rules that the trade breaks; empty if it can go live. */
function brokenRules(trade: Trade): string[] {
  const { slug, hero, calls, jobs, emergencies, questions, openingHours, calculator, page } = trade;
  const { saturday, sunday, weekdays } = openingHours;
  const isClinic = ['dental', 'medical-clinic', 'chiropractic'].includes(slug);
  const isQuoted = (line: string, speaker: 0 | 1) =>
    calls[0].lines.some((said, index) => index % 2 === speaker && said.includes(line));
  const drives = ({ ticket }: TradeCall) =>
    (trade.serviceType === 'Travel to Customer' && !ticket.putThrough) === (ticket.drive !== undefined);
  const rules: [string, boolean][] = [
    ['slug: lower case and hyphens alone', /^[a-z]+(-[a-z]+)*$/.test(slug)],
    ['a text is empty', textsOf(trade).every((text) => text.trim() !== '')],
    ['page: headline of at most four lines', wrapWords(page.headline, 17).length <= 4],
    ['page: description of 60 to 170 letters', between(page.description.length, 60, 170)],
    ['hero: quotes its first call', isQuoted(hero.callerLine, 1) && isQuoted(hero.receptionistLine, 0)],
    [
      'calls: no symptom on a clinic’s ticket',
      !isClinic || !calls.some((call) => symptom.test(shownOnTicket(call, true))),
    ],
    [
      'calls: a clinic’s receptionist asks for no symptom',
      !isClinic || !calls.some(({ lines }) => questionsIn(lines).some((line) => symptom.test(line))),
    ],
    ['starter: no symptom in a clinic’s lines', !isClinic || !symptom.test(starterTextOf(trade))],
    ['hasPatients: the clinics', (trade.hasPatients ?? false) === isClinic],
    ['calls: a recording says the lines that are shown', calls.every(recordingMatchesLines)],
    ['calls: five to ten turns each', calls.every(({ lines }) => between(lines.length, 5, 10))],
    [
      'calls: each begins with 911 if the page says that the greeting does',
      !/greeting says it first/.test(textsOf(questions).join()) ||
        calls.every(({ lines }) => /911/.test(lines[0] ?? '')),
    ],
    ['calls: the first one books a job', calls[0].ticket.putThrough === undefined],
    ['calls: a booked job has its drive where one drives', calls.every(drives)],
    ['calls: the second one is put through', calls[1].ticket.putThrough !== undefined],
    ['calls: the street and time on a ticket are said at the end', calls.every(saysStreetAndTime)],
    ['calls: put through to whom and how, as on the ticket', calls.every(saysWhomItRings)],
    ['calls: what happens is what the lists say', calls.every((call) => followsList(call, trade))],
    [
      'calls: nobody who gets a time says something urgent',
      !calls.some((call) => booksAnEmergency(call, trade)),
    ],
    [
      'calls: nobody chooses a technician',
      !/\b(near|close to|closest|nearest) you\b|who’s (close|free|nearest)|a tech\b/i.test(
        textsOf(calls).join(' '),
      ),
    ],
    ['calls: the ticket’s day is the day that was said', calls.every(isOnSaidDay)],
    ['emergencies: what tells callers to dial 911 is on its own list', has911Apart(emergencies)],
    ['calls: booked within the hours', calls.every(({ ticket }) => booksInHours(ticket, trade))],
    ['jobs: five or more', jobs.length >= 5],
    ['emergencies: only messages are listed as messages', keepsMessagesApart(emergencies)],
    ['emergencies: three on each side', Math.min(emergencies.urgent.length, emergencies.routine.length) >= 3],
    ['limits: three or more', trade.limits.length >= 3],
    ['questions: five of them', questions.length === 5],
    ['openingHours: whole hours, the later one second', [weekdays, saturday, sunday].every(isOpening)],
    ['calculator: in the ranges of its fields', isInRange(calculator)],
    ['starter: fits into the field, with blanks for what we cannot know', isStarter(trade.starter)],
    ['starter: each line fits its heading', standsUnderHeadings(trade.starter)],
    ['neighbors: two others of the table', areNeighbors(trade)],
  ];
  return rules.filter(([, fine]) => !fine).map(([rule]) => rule);
}

/** The suggestions except those about messages, such as requests for refills. */
function starterTextOf({ starter: { transfer: _messages, ...others } }: Trade): string {
  return textsOf(others).join();
}

/** The receptionist's questions. It speaks first, and the speakers alternate. */
function questionsIn(lines: readonly string[]): string[] {
  return receptionistLines(lines)
    .flatMap((line) => line.split(/(?<=[.?!])\s/))
    .filter((sentence) => sentence.endsWith('?'));
}

/** What a ticket shows to its reader: its title, and the texts of its rows. */
function shownOnTicket(call: TradeCall, patients: boolean): string {
  return [call.ticket.title, ...ticketRowsOf(call, patients).map(({ value }) => value)].join();
}

function keepsMessagesApart({ routine, messages }: Trade['emergencies']): boolean {
  const isMessage = /message|question|supplier|vendor|applicant|refill|gift card|to rent|billing|records/i;
  return messages.length > 0 && !routine.some((line) => isMessage.test(line));
}

function has911Apart({ urgent, routine, dial911 }: Trade['emergencies']): boolean {
  return (
    dial911.length > 0 &&
    // The page says once for the whole list who dials.
    dial911.every((line) => /911/.test(line) && !/dial/.test(line)) &&
    ![...urgent, ...routine].some((line) => /911|988/.test(line))
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function between(number: number, least: number, most: number): boolean {
  return number >= least && number <= most;
}

function isOpening(opening: Opening | null): boolean {
  const [start = 0, end = 2] = (opening ?? []).map((label) => timeSlots.findIndex((slot) => slot === label));
  return start >= 0 && start % 2 === 0 && end % 2 === 0 && start < end;
}

function booksInHours({ day, time, putThrough }: CallTicket, { openingHours }: Trade): boolean {
  if (putThrough || day.includes('then')) return true;
  const { weekdays, saturday, sunday } = openingHours;
  const hours = day.includes('Saturday') ? saturday : day.includes('Sunday') ? sunday : weekdays;
  const [end = NaN, start = end] = [...time.matchAll(/(\d+):(\d+)(?: ([AP]M))?/g)].map(minutesOf).reverse();
  const [opens = NaN, closes = NaN] = (hours ?? []).map(
    (label) => timeSlots.findIndex((slot) => slot === label) * 30,
  );
  return end <= closes && (start > end ? start - 720 : start) >= opens;
}

/** Minutes since midnight. A time without AM or PM gets the default, PM. */
function minutesOf([, hour = '', minute = '', half = 'PM']: RegExpMatchArray): number {
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

function isInRange({ serviceCost, callMinutes, missedPercent }: Trade['calculator']): boolean {
  const read = readCalculatorInputs(new Map([['missedPercent', `${missedPercent}`]]));
  return (
    between(serviceCost, costRange.min, costRange.max) &&
    between(callMinutes, minutesRange.min, minutesRange.max) &&
    read.missedPercent === missedPercent
  );
}

function isStarter(starter: Trade['starter']): boolean {
  const lines = Object.values(starter);
  return lines.join('\n').length <= questionOf('BusinessDescription').max && lines.join().includes('__');
}

/** What's urgent says nothing about other calls, and where calls go says nothing about prices, policies or questions. */
function standsUnderHeadings({ prices, urgent, transfer }: Trade['starter']): boolean {
  return (
    /\$|free|Self-pay/.test(prices) &&
    /^(Urgent|An emergency): /.test(urgent) &&
    /\b[Pp]ut .* through\b/.test(transfer) &&
    !/policy|\$|We don’t|\bnote\b/.test(transfer)
  );
}

function areNeighbors({ slug, neighbors: [one, other] }: Trade): boolean {
  return one !== other && [one, other].every((neighbor) => neighbor !== slug && tradeBySlug(neighbor));
}
