import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';

import { businessFields, questionOf } from '../../../app/domain/business-questions';
import { formatUsPhone } from '../../../app/domain/us-phone';
import { usStates, stateCode } from '../../../app/domain/us-states';
import { businessHoursText, dayName, days, mapDays, timeSlots } from '../../../app/domain/weekly-schedule';
import type { DaySchedule, WeeklySchedule } from '../../../app/domain/weekly-schedule';
import { calculate, calculatePlan } from '../../../app/marketing/calculator/formulas';
import { readInputs } from '../../../app/marketing/calculator/inputs';
import { readBoundedBody, plainForm } from '../../../app/platform/http/bounded-body.server';
import {
  isOpenField,
  scheduleErrors,
  scheduleFromForm,
  timeField,
} from '../../../app/set-up/business/schedule-form';
import { businessForm, skippedWebsiteForm, websiteForm } from '../../../app/set-up/forms.server';
import { parseWebsiteAddress } from '../../../app/set-up/website/website-address';
import { trialForm } from '../../../app/receptionist/trial/trial-form.server';
import type { Row } from './row';

/** `FAULTS_SEED` repeats a run. */
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000_000);

/** @param runs of each property; the rows need no site */
export function propertyRows(runs: number): Row<null>[] {
  return [
    holds('schemas never throw', runs, fields, (entries) => {
      const form = formOf(entries);
      for (const schema of schemas) parseWithZod(form, { schema });
      scheduleErrors(scheduleFromForm(form));
      readInputs(form);
    }),
    holds('bodies of any bytes are read or refused', runs, anyBody, async ({ type, bytes }) => {
      const headers = new Headers(type ? { 'Content-Type': type } : undefined);
      const body = new Uint8Array(bytes);
      await readBoundedBody(new Request('http://a.example/', { method: 'POST', headers, body }), plainForm);
    }),
    holds('what was read once is read the same again', runs, fields, (entries) => {
      for (const [, text] of entries)
        for (const read of [parseWebsiteAddress, formatUsPhone, stateCode]) {
          const once = read(text);
          if (once !== null) same(read(once), once);
        }
    }),
    holds('phones and states in any notation are one', runs, fc.tuple(digits, fc.nat(49)), ([number, at]) => {
      const [, area, office, line] = /^(...)(...)(....)$/.exec(number) ?? [];
      const written = `${area}-${office}-${line}`;
      for (const typed of [
        number,
        `+1 ${number}`,
        `(${area}) ${office}-${line}`,
        `1.${area}.${office}.${line}`,
      ])
        same(formatUsPhone(typed), written);
      const state = usStates[at];
      same(stateCode(state?.name ?? ''), state?.code);
    }),
    holds('hours go through their form and their text', runs, schedule, (hours) => {
      same(JSON.stringify(scheduleFromForm(formOfSchedule(hours))), JSON.stringify(hours));
      same(JSON.stringify(openDays(businessHoursText(hours))), JSON.stringify(openHours(hours)));
    }),
    holds(
      'the calculator is finite and grows with its inputs',
      runs,
      fc.tuple(inputs, growing),
      checkFigures,
    ),
    holds('the largest legal draft is sealed and opened', runs, fullDraft, sealAndOpen),
  ];
}

const schemas = [websiteForm, skippedWebsiteForm, trialForm, businessForm(businessFields)];

function holds<Given>(
  name: string,
  runs: number,
  arbitrary: fc.Arbitrary<Given>,
  check: (given: Given) => void | Promise<void>,
): Row<null> {
  return {
    name: `Properties: ${name}, ${runs} times with FAULTS_SEED=${seed}`,
    async run(_site, tally) {
      const property = fc.asyncProperty(arbitrary, async (given) => {
        tally.tried += 1;
        await check(given);
        tally.sent += 1;
      });
      await fc.assert(property, { numRuns: runs, seed });
    },
  };
}

function same(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`);
}

const trialFields = Object.keys(trialForm.shape);
const calculatorFields = [
  'serviceCost',
  'callMinutes',
  'bookings',
  'missedPercent',
  'openHour',
  'openPeriod',
];
const fieldName = fc.oneof(
  fc.constantFrom(...businessFields, ...trialFields, ...calculatorFields, 'websiteAddress', 'email'),
  fc.constantFrom(
    ...days.flatMap((day) => [
      isOpenField(day),
      timeField(day, 0, 'startTime'),
      timeField(day, 1, 'endTime'),
    ]),
  ),
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.constantFrom(
    '9:00 AM',
    '5125550100',
    'TX',
    '78701',
    '-1',
    '1e999',
    '\0',
    '\ud800',
    '💥'.repeat(90),
    ' ',
  ),
);
const fields = fc.array(fc.tuple(fieldName, text), { maxLength: 14 });

function formOf(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.set(name, value);
  return form;
}

const anyBody = fc.record({
  type: fc.constantFrom(
    '',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'multipart/form-data',
  ),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 200 }).map((value) => Buffer.from(`a=${value}&b[0]=%ff&${value}`)),
    fc
      .string({ maxLength: 200 })
      .map((value) =>
        Buffer.from(`--b\r\nContent-Disposition: form-data; name="${value}"\r\n\r\n${value}\r\n--b--`),
      ),
  ),
});

const digits = fc.stringMatching(/^[2-9]\d{9}$/);

const range = fc.tuple(fc.nat(47), fc.nat(47)).map(([start, end]) => ({
  startTime: timeSlots[start] ?? '',
  endTime: timeSlots[end] ?? '',
}));
const daySchedule: fc.Arbitrary<DaySchedule> = fc.record({
  isOpen: fc.boolean(),
  ranges: fc.array(range, { minLength: 1, maxLength: 2 }),
});
const schedule = fc
  .array(daySchedule, { minLength: 7, maxLength: 7 })
  .map((each): WeeklySchedule => mapDays((day) => each[days.indexOf(day)] ?? { isOpen: false, ranges: [] }));

function formOfSchedule(hours: WeeklySchedule): FormData {
  const form = new FormData();
  for (const day of days) {
    if (hours[day].isOpen) form.set(isOpenField(day), 'on');
    for (const [index, { startTime, endTime }] of hours[day].ranges.entries()) {
      form.set(timeField(day, index, 'startTime'), startTime);
      form.set(timeField(day, index, 'endTime'), endTime);
    }
  }
  return form;
}

/** `Mon[9:00AM-12:00PM,1:00PM-5:00PM]; …`, read as the backend would. */
function openDays(written: string): string[][] {
  return written.split('; ').flatMap((day) => {
    const [, name = '', hours = ''] = /^(\w+)\[(.*)\]$/.exec(day) ?? [];
    return hours === 'Closed'
      ? []
      : [[name, ...hours.split(/[,-]/).map((time) => time.replace(/(?=[AP]M)/, ' '))]];
  });
}

function openHours(hours: WeeklySchedule): string[][] {
  const open = days.filter((day) => hours[day].isOpen);
  return open.map((day) => [
    dayName(day).slice(0, 3),
    ...hours[day].ranges.flatMap(({ startTime, endTime }) => [startTime, endTime]),
  ]);
}

const hour = fc.integer({ min: 1, max: 12 });
const period = fc.constantFrom('AM' as const, 'PM' as const);
const inputs = fc.record({
  serviceCost: fc.integer({ min: 1, max: 100_000 }),
  callMinutes: fc.integer({ min: 1, max: 240 }),
  bookings: fc.integer({ min: 1, max: 120 }),
  missedPercent: fc.integer({ min: 0, max: 16 }).map((step) => step * 5),
  openHour: hour,
  openPeriod: period,
  closeHour: hour,
  closePeriod: period,
});
const growing = fc.constantFrom(
  'serviceCost' as const,
  'bookings' as const,
  'callMinutes' as const,
  'missedPercent' as const,
);
const gains = ['monthlyRevenue', 'timeValue', 'revenueRecovered', 'totalRoi', 'hoursSaved'] as const;

function checkFigures([given, name]: [
  Parameters<typeof calculate>[0],
  'serviceCost' | 'bookings' | 'callMinutes' | 'missedPercent',
]): void {
  for (const kind of ['perBooking', 'plan'] as const) {
    const figures = calculate(given, kind);
    const more = calculate({ ...given, [name]: given[name] + (name === 'missedPercent' ? 5 : 1) }, kind);
    const all = [...Object.values(figures), ...Object.values(calculatePlan(figures))];
    if (!all.every((figure) => Number.isFinite(figure))) throw new Error('a figure is not finite');
    for (const gain of gains)
      if (more[gain] < figures[gain]) throw new Error(`${gain} falls from ${figures[gain]} to ${more[gain]}`);
  }
}

/** Letters of scripts that people fill forms in. */
const scripts = [
  { from: 0x21, to: 0x7e },
  { from: 0x391, to: 0x3a1 },
  { from: 0x621, to: 0x64a },
  { from: 0x905, to: 0x939 },
  { from: 0x4e00, to: 0x9fa5 },
  { from: 0x1f400, to: 0x1f4ff },
];

/** Every question answered as long as it may be, in one script, with nothing that repeats. */
const fullDraft = fc.tuple(fc.constantFrom(...scripts), fc.nat()).map(([script, start]) => {
  const letters = lettersOf(script, start);
  const values = businessFields.map((name) => [name, letters(questionOf(name).max)]);
  return Object.fromEntries(values) as Record<string, string>; // one text a name
});

function lettersOf({ from, to }: (typeof scripts)[number], start: number) {
  let state = start;
  return function letters(length: number): string {
    const codes = Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return from + ((state >>> 8) % (to - from));
    });
    return String.fromCodePoint(...codes);
  };
}

async function sealAndOpen(draft: Record<string, string>): Promise<void> {
  process.env.BACKEND ??= 'mock'; // the module checks the environment when it is loaded
  const { sealValue, setSealedCookie, unsealCookie } =
    await import('../../../app/platform/session/sealed-cookie.server');
  const { z } = await import('zod');
  const request = new Request('http://a.example/');
  const sealed = await sealValue('draft-one', draft);
  if (!sealed) throw new Error('more than cookies hold');
  const cookies = setSealedCookie(request, 'draft-one', sealed).map((header) => header.split(';')[0]);
  const next = new Request(request.url, { headers: { Cookie: cookies.join('; ') } });
  const opened = await unsealCookie(next, 'draft-one', z.record(z.string(), z.string()));
  same(JSON.stringify(opened), JSON.stringify(draft));
}
