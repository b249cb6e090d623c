import { getInputProps, useForm } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';

import type { Answer, Answers } from '~/answers/answers';
import { lacksUrgentNumber, parseAnswer, urgentNumberMissing } from '~/answers/answer-text';
import { hoursOrUsual } from '~/answers/guesses';
import { brand } from '~/brand';
import { FoundDetails } from './found-details';
import { SuggestedLines } from './suggested-lines';
import { TradeField } from './trade-field';
import { tradeBySlug } from '~/content/trades/trades';
import { questionNames, isApplicable, questionOf, questionsIn } from '~/domain/business-questions';
import type { QuestionName, AnswerTexts, Question } from '~/domain/business-questions';
import { timeZoneOfState } from '~/domain/time-zones';
import { dayName, days } from '~/domain/weekly-schedule';
import type { Day } from '~/domain/weekly-schedule';
import { Island } from '~/platform/enhancement/island';
import { CheckedForm } from '~/platform/forms/checked-form';
import { EmailField } from '~/platform/forms/email-field';
import { SelectField, TextArea, TextField } from '~/platform/forms/field';
import { DefaultSubmit, SubmitButton } from '~/platform/forms/submit-button';
import { FlowPage } from '~/site/flow-page';
import PrivacyNote from '~/content/notes/privacy-note.mdx';
import { formValues, guessFieldName } from './shown-answers';
import type { FormState } from './shown-answers';
import type { BusinessActionData } from './business-step.server';
import { openFieldName } from './schedule-form';
import { StepHeader } from '../step-header';
import type { Variant, SetupStep } from '../variants';
import WeeklyHours from './weekly-hours.island';

interface BusinessStepProps {
  variant: Variant;
  skipped: readonly SetupStep[];
  shown: Answers;
  formState: FormState;
  needed: readonly QuestionName[];
  /** The needed answers that this step goes on without, but the creation doesn't. */
  neededLater: readonly QuestionName[];
  /** Whether the found name is only a part of the website's address. */
  isNameOfHost: boolean;
  /** The address that is used if the business's own is left empty; empty if we have none. */
  contactEmail: string;
  /** Whether we made that address from the website's. Nobody may read it. */
  isEmailGuessed: boolean;
  /** Whether to offer buttons for usual weeks. Hours from the website are better. */
  offersUsualWeeks: boolean;
  actionData: BusinessActionData | undefined;
}

export function BusinessStep({
  variant,
  skipped,
  needed,
  neededLater,
  isNameOfHost,
  contactEmail,
  isEmailGuessed,
  offersUsualWeeks,
  ...page
}: BusinessStepProps) {
  const { actionData } = page;
  const {
    shown,
    formState,
    otherTab = {},
    edited,
    suggestions,
    editedDay = null,
    weekBefore = null,
  } = { ...page, ...actionData };
  const trade = shown.trade?.value;
  const isGuess = (answer: Answer<unknown> | undefined) => answer?.source === 'guess';
  const isTradeGuessed = isGuess(shown.trade);
  const [form, fields] = useForm<Record<QuestionName | 'smsConsent', string>>({
    id: 'business',
    lastResult: actionData?.lastResult,
    defaultValue: formValues(shown),
  });
  const texts = Object.fromEntries(questionNames.map((name) => [name, initialText(fields[name])]));
  const props: FieldPropsOf = (name) => ({
    field: fields[name],
    optional: !needed.includes(name),
    ...hintOf(name),
    actionData,
  });
  function hintOf(name: QuestionName): { hint?: ReactNode } {
    if (otherTab[name]) return { hint: otherTabNote(otherTab[name]) };
    if (name === 'BusinessName' && isNameOfHost && isAsFound(name))
      return { hint: <span data-enhance="check-hint">{checkName}</span> };
    if (name === 'BusinessEmail' && contactEmail && !texts.BusinessEmail)
      return { hint: isEmailGuessed ? emailGuess(contactEmail) : `If you leave it empty: ${contactEmail}` };
    if (name === 'UrgentCallsNumber' && lacksUrgentNumber(texts)) return { hint: urgentNumberMissing };
    const { reason } = questionOf(name);
    const guess = name === 'TimeZone' ? zoneGuess(texts) : 'Our guess, please check';
    const notes = [
      isGuess(shown.fields[name]) ? guess : '',
      neededLater.includes(name) && !texts[name] ? 'Needed before we create your receptionist' : '',
      reason ?? '',
    ].filter(Boolean);
    return notes.length > 0 ? { hint: notes.join('. ') } : {};
  }

  function isAsFound(name: QuestionName): boolean {
    return shown.fields[name]?.source === 'website' && !fields[name].errors;
  }
  const found = questionNames.filter((name) => texts[name] && isAsFound(name));

  const hoursErrors = byDay((day) => form.allErrors[`WeeklySchedule.${day}`]?.join(' '));
  const hoursNotes = byDay((day) => otherTabNote(otherTab[openFieldName(day)]));
  const needsLook = (name: QuestionName) =>
    fields[name].errors ||
    otherTab[name] ||
    [actionData?.emailQuestion?.field, actionData?.changedEmail].includes(name) ||
    !isValid(name, texts);
  const complete =
    !isGuess(shown.fields.ServiceType) &&
    needed.every((name) => texts[name]) &&
    !questionsIn('details').some(needsLook);

  return (
    <FlowPage>
      <StepHeader variant={variant} step="business" skipped={skipped} title="Tell Us About Your Business" />
      <CheckedForm form={form} notice={actionData?.notice} labels={labels} restoresInput enhance="leave-step">
        <DefaultSubmit intent="next" />
        <ShownBefore {...formState} shown={shown} />
        <FoundDetails
          answers={shown}
          found={found}
          complete={complete}
          checkName={isNameOfHost ? checkName : null}
          checkEmail={isEmailGuessed && !texts.BusinessEmail ? emailGuess(contactEmail) : null}
        >
          {detailRows.map((row) => (
            <QuestionRow key={row[0]} row={row} props={props} />
          ))}
        </FoundDetails>
        <h2>What Should {brand.product} Know?</h2>
        <TradeField
          trade={trade}
          note={otherTabNote(otherTab.trade)}
          isGuess={isTradeGuessed}
          isMissing={edited === 'trade' && !trade}
        />
        <DescriptionField
          {...props('BusinessDescription')}
          focused={edited === 'lines' && !suggestions?.unfilled?.length}
        />
        {suggestions ? (
          <SuggestedLines {...suggestions} description={texts.BusinessDescription ?? ''} edited={edited} />
        ) : null}
        {callRows.map((row) => (
          <QuestionRow key={row[0]} row={row} props={props} />
        ))}
        <Island
          name="weekly-hours"
          id="weekly-hours"
          view={WeeklyHours}
          props={{
            open: Object.keys({ ...hoursErrors, ...hoursNotes }).length > 0 || edited === 'hours',
            schedule: hoursOrUsual(shown),
            formId: form.id,
            errors: hoursErrors,
            otherTabNotes: hoursNotes,
            offersUsualWeeks,
            guess: isGuess(shown.hours) ? hoursGuess(trade) : null,
            replaces: edited === 'trade' || edited === 'hours',
            editedDay,
            weekBefore,
          }}
        />
        <SmsConsent field={fields.smsConsent} note={otherTabNote(otherTab.smsConsent)} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="next" pending="Saving…">
            Next: Voice Recording
          </SubmitButton>
          <SubmitButton intent="back" look="quiet" skipsValidation>
            Back
          </SubmitButton>
        </div>
        <p className="hint unscripted">Each button on this page saves what you entered.</p>
        <PrivacyNote />
      </CheckedForm>
    </FlowPage>
  );
}

interface ShownBeforeProps extends FormState {
  shown: Answers;
}

/** What the form shows, for the comparison with what is submitted. The script `time-zone-guess` adds its guess of an unknown time zone. */
function ShownBefore({ revision, showsWebsite, pageView, shown }: ShownBeforeProps) {
  const answers = Object.entries({ ...shown.fields, trade: shown.trade });
  return (
    <>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="pageView" value={pageView} />
      {showsWebsite ? <input type="hidden" name="showsWebsite" value="true" /> : null}
      {shown.hours?.source === 'guess' ? (
        <input type="hidden" name={guessFieldName('hours')} value="true" />
      ) : null}
      {shown.fields.TimeZone ? null : <input type="hidden" name={guessFieldName('TimeZone')} value="" />}
      {answers.map(([name, answer]) =>
        answer?.source === 'guess' ? (
          <input key={name} type="hidden" name={guessFieldName(name)} value={answer.value} />
        ) : null,
      )}
    </>
  );
}

function emailGuess(address: string): string {
  return `Does somebody read ${address}? Call summaries and your number go there unless you type another address.`;
}

const checkName = 'Check it: it looks like your web address.';

function otherTabNote(value: string | undefined): string | undefined {
  return value === undefined ? undefined : `In your other tab: ${value}`;
}

function byDay(valueOf: (day: Day) => string | undefined): Partial<Record<Day, string>> {
  return Object.fromEntries(days.flatMap((day) => (valueOf(day) ? [[day, valueOf(day)]] : [])));
}

function initialText({ initialValue }: FieldMetadata<string>): string {
  return initialValue?.trim() ?? '';
}

/** Whether the answer is empty, doesn't apply or is valid. Buttons other than Next don't check answers. */
function isValid(name: QuestionName, values: AnswerTexts): boolean {
  const text = values[name];
  return !text || !isApplicable(name, values) || parseAnswer(name, text) !== null;
}

const descriptions = questionNames.filter((name) => questionOf(name).kind === 'long-text');
const detailRows = rowsOf(questionsIn('details'));
/** Below the description and its suggested lines. */
const callRows = rowsOf(questionsIn('calls').filter((name) => !descriptions.includes(name)));

/** The questions by the row that they are laid out in. */
function rowsOf(names: readonly QuestionName[]): QuestionName[][] {
  return names.reduce<QuestionName[][]>((rows, name) => {
    const last = rows.at(-1);
    const { row } = questionOf(name);
    const goesOn = row && last?.[0] && questionOf(last[0]).row === row;
    return goesOn ? [...rows.slice(0, -1), [...last, name]] : [...rows, [name]];
  }, []);
}

/** In page order. */
const labels = Object.fromEntries([
  ...[detailRows, descriptions, callRows].flat(2).map((name) => [name, questionOf(name).label]),
  ...days.map((day) => [`WeeklySchedule.${day}`, dayName(day)]),
]) as Record<string, string>; // made of texts only

const rowLooks = {
  contact: 'grid gap-6 sm:grid-cols-2',
  service: 'service-type grid gap-6 sm:grid-cols-2',
  place: 'grid gap-6 sm:grid-cols-[1.6fr_1.7fr_1.5fr]',
};

type FieldPropsOf = (name: QuestionName) => {
  field: FieldMetadata<string>;
  optional: boolean;
  hint?: ReactNode;
  actionData: BusinessActionData | undefined;
};

function QuestionRow({ row, props }: { row: QuestionName[]; props: FieldPropsOf }) {
  const controls = row.map((name) => (
    <QuestionField key={name} question={questionOf(name)} {...props(name)} />
  ));
  const look = row[0] && questionOf(row[0]).row;
  return look ? <div className={rowLooks[look]}>{controls}</div> : controls;
}

function zoneGuess({ TimeZone, BusinessAddressState: state }: AnswerTexts): string {
  return `Our guess from ${TimeZone === timeZoneOfState(state) ? 'your state' : 'this device'}, please check`;
}

function hoursGuess(slug: string | undefined): string {
  const trade = tradeBySlug(slug);
  return trade
    ? `The usual hours of ${trade.businesses}: our guess, please check`
    : 'Our guess, please check';
}

interface QuestionFieldProps extends ReturnType<FieldPropsOf> {
  question: Question;
}

/** The stylesheet shows the radius only if the business travels to its customers. */
function QuestionField({ question, actionData, ...field }: QuestionFieldProps) {
  const { kind, label, options, prompt = '', placeholder, autoComplete } = question;
  if (kind === 'email') return <EmailField {...field} label={label} actionData={actionData} />;
  if (options)
    return (
      <div data-enhance={field.field.name === 'TimeZone' ? 'time-zone-guess' : undefined}>
        <SelectField {...field} label={label} prompt={prompt} options={options} autoComplete={autoComplete} />
      </div>
    );
  const control = (
    <TextField
      {...field}
      label={label}
      type={kind === 'phone' ? 'tel' : 'text'}
      autoComplete={autoComplete}
      {...(placeholder ? { placeholder } : {})}
      {...(kind === 'miles' || kind === 'zip' ? { inputMode: 'numeric' as const } : {})}
    />
  );
  return question.onlyIf ? <div className="service-range">{control}</div> : control;
}

interface DescriptionFieldProps extends ReturnType<FieldPropsOf> {
  /** Whether lines were just added. The field is then larger and gets the focus. */
  focused: boolean;
}

function DescriptionField({ focused, field, optional, hint }: DescriptionFieldProps) {
  const { label } = questionOf('BusinessDescription');
  return <TextArea {...{ field, optional, hint }} label={label} rows={focused ? 9 : 4} focused={focused} />;
}

function SmsConsent({ field, note }: { field: FieldMetadata<string>; note: string | undefined }) {
  const { key: _key, ...checkbox } = getInputProps(field, { type: 'checkbox' });
  return (
    <label className="flex gap-3">
      <input {...checkbox} className="check" />
      <span>
        Send me text messages about my receptionist and its bookings{' '}
        <span className="text-muted">
          (optional). Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP
          for help.
        </span>
        {note ? <span className="hint block">{note}</span> : null}
      </span>
    </label>
  );
}
