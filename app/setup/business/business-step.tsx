import { getInputProps, useForm } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { mapFields, textsOf } from '~/answers/answers';
import type { Answer, AnswersAndGuesses, Source } from '~/answers/answers';
import { isTooLong, lacksUrgentNumber, parseAnswer, urgentNumberMissing } from '~/answers/answer-text';
import { hoursOrUsual } from '~/answers/guesses';
import { brand } from '~/brand';
import { businessTexts } from '~/content/setup-texts';
import { FoundDetails, FoundLine, isOwnersEmail } from './found-details';
import type { Doubts } from './found-details';
import { SuggestedLines } from './suggested-lines';
import { TradeField } from './trade-field';
import { tradeBySlug } from '~/content/trades/trades';
import { isApplicable, questionNames, questionOf } from '~/domain/business-questions';
import type { AnswerTexts, QuestionLine, QuestionName } from '~/domain/business-questions';
import { timeZoneOfState } from '~/domain/time-zones';
import { dayName, days, isDay } from '~/domain/weekly-schedule';
import type { Day } from '~/domain/weekly-schedule';
import { Island } from '~/platform/enhancement/island';
import { CheckedForm } from '~/platform/forms/checked-form';
import { EmailField } from '~/site/email/email-field';
import { SelectField, TextArea, TextField } from '~/platform/forms/field';
import { DefaultSubmit, SubmitButton } from '~/platform/forms/submit-button';
import { FlowPage } from '~/site/flow-page';
import PrivacyNote from '~/content/notes/privacy-note.mdx';
import type { BusinessReply, loadBusinessStep } from './business-step.server';
import { dayFieldName } from './schedule-form';
import { StepHeader } from '../step-header';
import WeeklyHours from './weekly-hours.island';

type BusinessStepProps = ReturnType<typeof loadBusinessStep> & { actionData: BusinessReply | undefined };

export function BusinessStep({ actionData, ...page }: BusinessStepProps) {
  const { variant, needed, offersUsualWeeks } = page;
  const view: View = { ...page, ...actionData };
  const { answers, otherTab = {}, suggested, edited, weekBefore = null } = view;
  const texts = textsOf(answers);
  const trade = answers.trade?.value;
  const [form, fields] = useForm<Record<QuestionName | 'smsConsent', string>>({
    id: 'business',
    lastResult: actionData?.lastResult,
    defaultValue: { ...texts, smsConsent: answers.consent.given ? 'on' : '' },
  });
  const found = questionNames.filter((name) => isAsFound(name, answers) && !fields[name].errors);
  const doubts: Doubts = {
    BusinessName: page.isNameOfHost && found.includes('BusinessName') ? businessTexts.checkName : undefined,
    BusinessEmail: page.isEmailGuessed && !texts.BusinessEmail ? emailGuess(page.contactEmail) : undefined,
  };
  const needsLook = (name: QuestionName) =>
    fields[name].errors ||
    otherTab[name] ||
    [view.emailQuestion?.field, view.changedEmail].includes(name) ||
    !isValid(name, texts);
  const isComplete =
    !isGuess(answers.fields.ServiceType) &&
    needed.every((name) => texts[name]) &&
    !detailNames.some(needsLook);
  const hoursErrors = byDay((day) => form.allErrors[dayFieldName(day)]?.join(' '));
  const hoursNotes = byDay((day) => otherTabNote(otherTab[dayFieldName(day)]));
  const question = (name: QuestionName) => (
    <QuestionField
      key={name}
      name={name}
      field={fields[name]}
      optional={!needed.includes(name)}
      hint={hintOf(name, view, doubts[name])}
      hasNewLines={edited === 'lines' && !suggested?.unfilled?.length}
      actionData={actionData}
    />
  );
  return (
    <FlowPage>
      <StepHeader
        variant={variant}
        step="business"
        skipped={page.skipped}
        title="Tell Us About Your Business"
      />
      <CheckedForm form={form} notice={actionData?.notice} labels={labels} restoresInput enhance="leave-step">
        <DefaultSubmit intent="next" />
        <input type="hidden" name="revision" value={view.revision} data-part="revision" />
        <ShownAnswers pageView={view.pageView} answers={answers} />
        <FoundDetails
          answers={answers}
          names={detailNames}
          found={found}
          complete={isComplete}
          doubts={doubts}
        >
          {detailLines.map(({ line, names }) =>
            line ? (
              <div key={line} className={`grid gap-6 ${lineLooks[line]}`}>
                {names.map(question)}
              </div>
            ) : (
              names.map(question)
            ),
          )}
        </FoundDetails>
        <h2>What Should {brand.product} Know?</h2>
        <TradeField
          trade={trade}
          note={otherTabNote(otherTab.trade)}
          isGuess={isGuess(answers.trade)}
          isMissing={edited === 'trade' && !trade}
        />
        {questionNames.filter(isBelowTrade).map((name) => (
          <Fragment key={name}>
            {question(name)}
            {name === 'BusinessDescription' && suggested ? (
              <SuggestedLines {...suggested} description={texts[name] ?? ''} edited={edited} />
            ) : null}
          </Fragment>
        ))}
        <Island
          name="weekly-hours"
          id="weekly-hours"
          view={WeeklyHours}
          props={{
            open: Object.keys({ ...hoursErrors, ...hoursNotes }).length > 0 || isDay(edited),
            schedule: hoursOrUsual(answers),
            formId: form.id,
            errors: hoursErrors,
            otherTabNotes: hoursNotes,
            offersUsualWeeks,
            guess: isGuess(answers.hours) ? hoursGuess(trade) : null,
            edited: edited === 'lines' || edited === 'email' ? undefined : edited,
            weekBefore,
          }}
        />
        <SmsConsent field={fields.smsConsent} note={otherTabNote(otherTab.smsConsent)} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="next" pending="Saving…">
            {page.isFromReview ? 'Save' : 'Next: Voice Recording'}
          </SubmitButton>
          <SubmitButton intent="back" look="quiet" skipsValidation>
            Back
          </SubmitButton>
        </div>
        <p className="hint unscripted">{businessTexts.saves}</p>
        <PrivacyNote />
      </CheckedForm>
    </FlowPage>
  );
}

/** The data of the page, or of the response to its form. */
type View = ReturnType<typeof loadBusinessStep> & Partial<BusinessReply>;

const detailNames = questionNames.filter((name) => !isBelowTrade(name));
/** The questions above the trade. Those on one line are together. */
const detailLines = [...new Set(detailNames.map((name) => questionOf(name).line ?? name))].map((key) => {
  const names = detailNames.filter((name) => (questionOf(name).line ?? name) === key);
  return { line: names[0] && questionOf(names[0]).line, names };
});
const lineLooks: Record<QuestionLine, string> = {
  contact: 'sm:grid-cols-2',
  service: 'service-type sm:grid-cols-2',
  place: 'sm:grid-cols-[1.6fr_1.7fr_1.5fr]',
};

function isBelowTrade(name: QuestionName): boolean {
  return questionOf(name).isBelowTrade ?? false;
}

/** The labels of all fields, in page order. */
const labels = Object.fromEntries([
  ...questionNames.map((name) => [name, questionOf(name).label]),
  ...days.map((day) => [dayFieldName(day), dayName(day)]),
]) as Record<string, string>; // made of texts only

/**
 * The answers that the form shows, with their sources: the action compares what is submitted with them. They can't be
 * derived from the draft, which another tab may have saved since, and which has no guesses. The script `time-zone-guess`
 * adds one. Of a text that is too long, only the source is needed: twice in the form, it could exceed the limit of a body.
 */
function ShownAnswers({ pageView, answers }: { pageView: string; answers: AnswersAndGuesses }) {
  const { hours, trade, websiteAddress } = answers;
  const fields = mapFields<Source>((name) => {
    const field = answers.fields[name];
    return field && isTooLong(name, field.value) ? { ...field, value: '' } : field;
  });
  const shown = JSON.stringify({ pageView, fields, hours, trade, websiteAddress });
  return <input type="hidden" name="shown" value={shown} data-part="shown" />;
}

/** The hint below a field: what another tab saved, or a note that holds until the answer is changed, and why we ask. */
function hintOf(name: QuestionName, view: View, doubt: string | undefined): ReactNode {
  const { otherTab = {} } = view;
  const { label, reason } = questionOf(name);
  if (otherTab[name]) return otherTabNote(otherTab[name]);
  const labels = { [name]: label };
  const advice = doubt ?? adviceFor(name, view);
  if (advice)
    return (
      <FoundLine labels={labels} afterwards={reason}>
        {advice}
      </FoundLine>
    );
  const note = noteOn(name, view);
  if (!note) return reason;
  return (
    <>
      <FoundLine labels={labels}>{note}</FoundLine> {reason}
    </>
  );
}

/** What happens if the field stays empty. It replaces the reason why we ask. */
function adviceFor(name: QuestionName, { answers, contactEmail }: View): string | undefined {
  const texts = textsOf(answers);
  if (name === 'BusinessEmail' && contactEmail && !texts[name])
    return `If you leave it empty: ${contactEmail}`;
  return name === 'UrgentCallsNumber' && lacksUrgentNumber(texts) ? urgentNumberMissing : undefined;
}

/** Whether the answer is our guess, and whether it's needed later. Empty if neither. */
function noteOn(name: QuestionName, { answers, neededLater }: View): string {
  const texts = textsOf(answers);
  const guess = name === 'TimeZone' ? zoneGuess(texts) : businessTexts.guess;
  const notes = [
    isGuess(answers.fields[name]) ? guess : '',
    neededLater.includes(name) && !texts[name] ? businessTexts.neededLater : '',
  ];
  return notes.filter(Boolean).join(' ');
}

function emailGuess(address: string): string {
  return `Call summaries and your permanent number go to ${address}, which we made up from your web address. If nobody reads that, type another address.`;
}

function otherTabNote(value: string | undefined): string | undefined {
  return value === undefined ? undefined : `In your other tab: ${value}`;
}

function byDay(valueOf: (day: Day) => string | undefined): Partial<Record<Day, string>> {
  return Object.fromEntries(days.flatMap((day) => (valueOf(day) ? [[day, valueOf(day)]] : [])));
}

function isGuess(answer: Answer<unknown, Source> | undefined): boolean {
  return answer?.source === 'guess';
}

/** Whether the answer was read on the website and not changed. A website's email address may be the owner's own. */
function isAsFound(name: QuestionName, answers: AnswersAndGuesses): boolean {
  const { value, source } = answers.fields[name] ?? {};
  return Boolean(value) && source === 'website' && !(name === 'BusinessEmail' && isOwnersEmail(answers));
}

/** Whether the answer is empty, doesn't apply or is valid. Buttons other than Next don't check answers. */
function isValid(name: QuestionName, values: AnswerTexts): boolean {
  const text = values[name];
  return !text || !isApplicable(name, values) || !parseAnswer(name, text).error;
}

function zoneGuess({ TimeZone, BusinessAddressState: state }: AnswerTexts): string {
  return TimeZone === timeZoneOfState(state) ? businessTexts.stateGuess : businessTexts.deviceGuess;
}

function hoursGuess(slug: string | undefined): string {
  const trade = tradeBySlug(slug);
  return trade ? `The usual hours of ${trade.businesses}: our guess, please check.` : businessTexts.guess;
}

interface QuestionFieldProps {
  name: QuestionName;
  field: FieldMetadata<string>;
  optional: boolean;
  hint: ReactNode;
  /** Whether lines were just added. A long text is then larger and gets the focus. */
  hasNewLines: boolean;
  actionData: BusinessReply | undefined;
}

/** The stylesheet shows the radius only if the business travels to its customers. */
function QuestionField({ name, hasNewLines, actionData, ...field }: QuestionFieldProps) {
  const { kind, label, options, prompt = '', placeholder, autoComplete } = questionOf(name);
  if (kind === 'email') return <EmailField {...field} label={label} actionData={actionData} />;
  if (kind === 'long-text')
    return <TextArea {...field} label={label} rows={hasNewLines ? 9 : 4} focused={hasNewLines} />;
  if (options) {
    const control = (
      <SelectField
        {...field}
        label={label}
        prompt={prompt}
        options={options}
        autoComplete={autoComplete}
        optionClass={(value) => (asksMiles(name, value) ? 'asks-miles' : undefined)}
      />
    );
    return name === 'TimeZone' ? <GuessedZone field={field.field}>{control}</GuessedZone> : control;
  }
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

/** The script guesses the time zone from the device and shows the hint in the template. */
function GuessedZone({ field, children }: { field: FieldMetadata<string>; children: ReactNode }) {
  return (
    <div data-enhance="time-zone-guess">
      {children}
      <template data-part="template">
        <p id={field.descriptionId} className="hint mt-1" data-part="hint">
          {businessTexts.deviceGuess}
        </p>
      </template>
    </div>
  );
}

function asksMiles(name: QuestionName, value: string): boolean {
  return name === 'ServiceType' && isApplicable('ServiceRangeMiles', { ServiceType: value });
}

function SmsConsent({ field, note }: { field: FieldMetadata<string>; note: string | undefined }) {
  const { key: _key, ...checkbox } = getInputProps(field, { type: 'checkbox' });
  return (
    <label className="flex gap-3">
      <input {...checkbox} className="check" />
      <span>
        {businessTexts.consent} <span className="text-muted">{businessTexts.consentTerms}</span>
        {note ? <span className="hint block">{note}</span> : null}
      </span>
    </label>
  );
}
