import { tradeBySlug, trades } from '~/content/trades/trades';
import type { Opening, Trade } from '~/content/trades/trade';
import type { AnswerTexts } from '~/domain/business-questions';
import { defaultSchedule, isSameWeek, mapDays, openBetween, usualRange } from '~/domain/weekly-schedule';
import type { DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';
import { timeZoneOfState } from '~/domain/us-states';
import { bareHost } from '~/domain/website-address';
import { answersFrom, mergeAnswers, noAnswers, textsOf, usualServiceType } from './answers';
import type { AnswersAndGuesses } from './answers';

/** The answers, with guesses for missing ones. Hours and service type are guessed from the trade, even a guessed one. */
export function withGuesses(answers: AnswersAndGuesses): AnswersAndGuesses {
  const texts = textsOf(answers);
  const trade = answers.trade?.value ?? guessTrade(texts, answers.websiteAddress);
  const guessed: AnswerTexts = {
    TimeZone: timeZoneOfState(texts.BusinessAddressState),
    ServiceType: usualServiceType(trade),
  };
  return mergeAnswers(answers, {
    ...noAnswers,
    fields: answersFrom(guessed, 'guess'),
    hours: { value: usualHours(trade), source: 'guess' },
    trade: trade ? { value: trade, source: 'guess' } : undefined,
  });
}

/** The hours of the answers, or else the usual ones of the trade. */
export function hoursOrUsual({ hours, trade }: AnswersAndGuesses): WeeklySchedule {
  return hours?.value ?? usualHours(trade?.value);
}

/**
 * The slug of the trade that is mentioned in the business's name, else in its description, else in its website's host. A text
 * that mentions several trades doesn't count.
 */
export function guessTrade(
  { BusinessName = '', BusinessDescription = '' }: AnswerTexts,
  websiteAddress?: string,
): string | undefined {
  return (
    onlyTrade((trade) => isNamedIn(BusinessName, trade) || endsNameIn(BusinessName, trade)) ??
    onlyTrade((trade) => isNamedIn(BusinessDescription, trade)) ??
    (websiteAddress &&
      onlyTrade((trade) => {
        const host = bareHost(websiteAddress);
        return isInHost(host, trade) || endsNameIn(host, trade);
      }))
  );
}

function onlyTrade(isNamed: (trade: Trade) => boolean): string | undefined {
  const named = trades.filter(isNamed);
  return named.length === 1 ? named[0]?.slug : undefined;
}

/** Whether the text has a word for the trade or its businesses: "plumbing", "plumber", "plumbers". */
function isNamedIn(text: string, { name, businesses, alsoCalled = [] }: Trade): boolean {
  const words = [name, businesses.replace(/s$/, ''), ...alsoCalled].join('|');
  return new RegExp(`\\b(${words})s?\\b`, 'i').test(text);
}

/** Whether a word of the name or host has an ending that names the trade: `Lunahair`. */
function endsNameIn(text: string, { nameEndings = [] }: Trade): boolean {
  return nameEndings.some((ending) => new RegExp(`${ending}\\b`, 'i').test(text));
}

/**
 * Whether a word of the host begins or ends with the trade: `joesplumbing.com`, `hair-salon.example`, but not
 * `accidentalart.com`.
 */
function isInHost(host: string, { name, alsoCalled = [] }: Trade): boolean {
  const longWords = alsoCalled.filter((word) => word.length > 4); // a short one, such as “vet”, begins many names
  const words = `(${[name, ...longWords].join('|').replaceAll(' ', '-?')})`;
  return new RegExp(`(^|[.-])${words}|${words}([.-]|$)`, 'i').test(host);
}

/** The usual opening hours of the trade, or of any business if the trade is unknown. */
export function usualHours(slug: string | undefined): WeeklySchedule {
  const trade = tradeBySlug(slug);
  if (!trade) return defaultSchedule();
  const { weekdays, saturday, sunday } = trade.openingHours;
  return mapDays((day) => dayOf(day === 'saturday' ? saturday : day === 'sunday' ? sunday : weekdays));
}

/** Whether these are the usual hours of any trade, or of an unknown one. Such hours are still our guess. */
export function isUsualHours(schedule: WeeklySchedule): boolean {
  return [undefined, ...trades.map(({ slug }) => slug)].some((slug) =>
    isSameWeek(schedule, usualHours(slug)),
  );
}

function dayOf(opening: Opening | null): DaySchedule {
  return opening ? openBetween(...opening) : { isOpen: false, ranges: [usualRange] };
}
