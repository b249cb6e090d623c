import { getInputProps, useForm } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';

import { mapFields, textsOf } from '~/answers/answers';
import type { Answer, AnswersAndGuesses, Source } from '~/answers/answers';
import { isTooLong, lacksUrgentNumber, parseAnswer, urgentNumberMissing } from '~/answers/answer-text';
import { hoursOrUsual } from '~/answers/guesses';
import { brand } from '~/brand';
import { FoundDetails, isOwnersEmail } from './found-details';
import { SuggestedLines } from './suggested-lines';
import { TradeField } from './trade-field';
import { tradeBySlug } from '~/content/trades/trades';
import { questionNames, isApplicable, questionOf } from '~/domain/business-questions';
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
import type { BusinessActionData, businessPage } from './business-step.server';
import { openFieldName } from './schedule-form';
import { StepHeader } from '../step-header';
import WeeklyHours from './weekly-hours.island';

type BusinessStepProps = ReturnType<typeof businessPage> & { actionData: BusinessActionData | undefined };

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
    revision,
    pageView,
    otherTab = {},
    edited,
    suggestions,
    editedDay = null,
    weekBefore = null,
  } = { ...page, ...actionData };
  const trade = shown.trade?.value;
  const isGuess = (answer: Answer<unknown, Source> | undefined) => answer?.source === 'guess';
  const isTradeGuessed = isGuess(shown.trade);
  const [form, fields] = useForm<Record<QuestionName | 'smsConsent', string>>({
    id: 'business',
    lastResult: actionData?.lastResult,
    defaultValue: { ...textsOf(shown), smsConsent: shown.consent.given ? 'on' : '' },
  });
  const texts = textsOf(shown);
  const props: FieldPropsOf = (name) => ({
    field: fields[name],
    optional: !needed.includes(name),
    hint: hintOf(name),
    actionData,
  });
  function hintOf(name: QuestionName): ReactNode {
    if (otherTab[name]) return otherTabNote(otherTab[name]);
    if (name === 'BusinessName' && isNameOfHost && isAsFound(name))
      return <span data-enhance="check-hint">{checkName}</span>;
    if (name === 'BusinessEmail' && contactEmail && !texts.BusinessEmail)
      return isEmailGuessed ? emailGuess(contactEmail) : `If you leave it empty: ${contactEmail}`;
    if (name === 'UrgentCallsNumber' && lacksUrgentNumber(texts)) return urgentNumberMissing;
    const guess = name === 'TimeZone' ? zoneGuess(texts) : 'Our guess, please check';
    const notes = [
      isGuess(shown.fields[name]) ? guess : '',
      neededLater.includes(name) && !texts[name] ? 'Needed before we create your receptionist' : '',
      questionOf(name).reason ?? '',
    ];
    return notes.filter(Boolean).join('. ') || undefined;
  }

  function isAsFound(name: QuestionName): boolean {
    if (name === 'BusinessEmail' && isOwnersEmail(shown)) return false;
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
    !isGuess(shown.fields.ServiceType) && needed.every((name) => texts[name]) && !detailNames.some(needsLook);

  return (
    <FlowPage>
      <StepHeader variant={variant} step="business" skipped={skipped} title="Tell Us About Your Business" />
      <CheckedForm form={form} notice={actionData?.notice} labels={labels} restoresInput enhance="leave-step">
        <DefaultSubmit intent="next" />
        <input type="hidden" name="revision" value={revision} />
        <ShownAnswers pageView={pageView} answers={shown} />
        <FoundDetails
          answers={shown}
          names={detailNames}
          found={found}
          complete={complete}
          checkName={isNameOfHost ? checkName : null}
          checkEmail={isEmailGuessed && !texts.BusinessEmail ? emailGuess(contactEmail) : null}
        >
          {detailRows.map((row: Row) => (
            <QuestionRow key={row.names[0]} {...row} props={props} />
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
        <QuestionField question={questionOf('UrgentCallsNumber')} {...props('UrgentCallsNumber')} />
        <Island
          name="weekly-hours"
          id="weekly-hours"
          view={WeeklyHours}
          props={{
            open: Object.keys({ ...hoursErrors, ...hoursNotes }).length > 0 || editedDay !== null,
            schedule: hoursOrUsual(shown),
            formId: form.id,
            errors: hoursErrors,
            otherTabNotes: hoursNotes,
            offersUsualWeeks,
            guess: isGuess(shown.hours) ? hoursGuess(trade) : null,
            replaces: edited === 'trade' || edited === 'hours',
            focusesWeeks: edited === 'hours' && editedDay === null,
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

/**
 * The answers that the form shows, with their sources: the action compares what is submitted with them. They can't be
 * derived from the draft, which another tab may have saved since, and which has no guesses. The script `time-zone-guess`
 * adds one. Of a text that is too long, only the source is needed: twice in the form, it could exceed the limit of a body.
 */
function ShownAnswers({ pageView, answers }: { pageView: string; answers: AnswersAndGuesses }) {
  const { hours, trade } = answers;
  const fields = mapFields<Source>((name) => {
    const field = answers.fields[name];
    return field && isTooLong(name, field.value) ? { ...field, value: '' } : field;
  });
  return <input type="hidden" name="shown" value={JSON.stringify({ pageView, fields, hours, trade })} />;
}

function emailGuess(address: string): string {
  return `Call summaries and your permanent number go to ${address}. If nobody reads that, type another address.`;
}

const checkName = 'Is this your business’s name? It looks like your web address.';

function otherTabNote(value: string | undefined): string | undefined {
  return value === undefined ? undefined : `In your other tab: ${value}`;
}

function byDay(valueOf: (day: Day) => string | undefined): Partial<Record<Day, string>> {
  return Object.fromEntries(days.flatMap((day) => (valueOf(day) ? [[day, valueOf(day)]] : [])));
}

/** Whether the answer is empty, doesn't apply or is valid. Buttons other than Next don't check answers. */
function isValid(name: QuestionName, values: AnswerTexts): boolean {
  const text = values[name];
  return !text || !isApplicable(name, values) || !parseAnswer(name, text).error;
}

interface Row {
  names: readonly QuestionName[];
  /** How several questions share the row. */
  look?: string;
}

/** The questions above the trade. Below it are the description with its suggested lines and the number for urgent calls. */
const detailRows = [
  { names: ['BusinessName'] },
  { names: ['BusinessPhoneNumber', 'BusinessEmail'], look: 'sm:grid-cols-2' },
  { names: ['TimeZone'] },

  { names: ['ServiceType', 'ServiceRangeMiles'], look: 'service-type sm:grid-cols-2' },
  { names: ['BusinessAddressStreet'] },
  {
    names: ['BusinessAddressCity', 'BusinessAddressState', 'BusinessAddressZipcode'],
    look: 'sm:grid-cols-[1.6fr_1.7fr_1.5fr]',
  },
] as const satisfies readonly Row[];
const detailNames = detailRows.flatMap<QuestionName>(({ names }) => names);
type PlacedName = (typeof detailRows)[number]['names'][number] | 'BusinessDescription' | 'UrgentCallsNumber';

/** The labels of all fields, in page order. A question without a place on the page is a type error here. */
const labels = Object.fromEntries([
  ...(questionNames satisfies readonly PlacedName[]).map((name) => [name, questionOf(name).label]),
  ...days.map((day) => [`WeeklySchedule.${day}`, dayName(day)]),
]) as Record<string, string>; // made of texts only

type FieldPropsOf = (name: QuestionName) => {
  field: FieldMetadata<string>;
  optional: boolean;
  hint: ReactNode;
  actionData: BusinessActionData | undefined;
};

function QuestionRow({ names, look, props }: Row & { props: FieldPropsOf }) {
  const controls = names.map((name) => (
    <QuestionField key={name} question={questionOf(name)} {...props(name)} />
  ));
  return look ? <div className={`grid gap-6 ${look}`}>{controls}</div> : controls;
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
  return kind === 'miles' ? <div className="service-range">{control}</div> : control;
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
