import { getInputProps, useForm } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';
import { Fragment } from 'react';

import { pickAnswers, textsOf } from '~/answers/answers';
import type { Source } from '~/answers/answers';
import { isTooLong, parseAnswer } from '~/answers/answer-text';
import { hoursOrUsual } from '~/answers/guesses';
import { brand } from '~/brand';
import { businessTexts } from '~/content/setup-texts';
import { isApplicable, questionNames, questionOf } from '~/domain/business-questions';
import type { AnswerTexts, QuestionLine, QuestionName } from '~/domain/business-questions';
import { dayName, days, isDay } from '~/domain/weekly-schedule';
import type { Day } from '~/domain/weekly-schedule';
import { Island } from '~/platform/enhancement/island';
import { CheckedForm } from '~/platform/forms/checked-form';
import { DefaultSubmit, SubmitButton } from '~/platform/forms/submit-button';
import { FlowPage } from '~/site/flow-page';
import PrivacyNote from '~/content/notes/privacy-note.mdx';
import { doubtsOf, foundNames, hintOf, hoursNote, isGuess, otherTabNote } from './business-hints';
import { FoundDetails } from './found-details';
import { QuestionField } from './question-field';
import { SuggestedLines } from './suggested-lines';
import { TradeField } from './trade-field';
import type { BusinessReply, loadBusinessStep } from './business-step.server';
import { dayFieldName } from './schedule-form';
import { StepHeader } from '../step-header';
import WeeklyHours from './weekly-hours.island';

type BusinessStepProps = ReturnType<typeof loadBusinessStep> & { actionData: BusinessReply | undefined };

export function BusinessStep({ actionData, ...page }: BusinessStepProps) {
  const view: View = { ...page, ...actionData };
  const { answers, needed, otherTab = {}, suggested, edited } = view;
  const texts = textsOf(answers);
  const trade = answers.trade?.value;
  const [form, fields] = useForm<Record<QuestionName | 'smsConsent', string>>({
    id: 'business',
    lastResult: actionData?.lastResult,
    defaultValue: { ...texts, smsConsent: answers.consent.given ? 'on' : '' },
  });
  const found = foundNames(answers).filter((name) => !fields[name].errors);
  const doubts = doubtsOf(view, found);
  /** Whether the ticket asks above the field already. */
  const saysDoubt = (name: QuestionName) => name === 'BusinessName' && isComplete(view);
  const question = (name: QuestionName) => (
    <QuestionField
      key={name}
      name={name}
      field={fields[name]}
      optional={!needed.includes(name)}
      hint={hintOf(name, view, saysDoubt(name) ? undefined : doubts[name])}
      hasNewLines={edited === 'lines' && !suggested?.unfilled?.length}
      actionData={actionData}
      askedAbout={page.askedAbout}
    />
  );
  const fieldsOf = (names: readonly QuestionName[]) =>
    groupByLine(names).map(({ line, names }) =>
      line ? (
        <div key={line} className={`grid gap-6 ${lineLooks[line]}`}>
          {names.map(question)}
        </div>
      ) : (
        names.map(question)
      ),
    );
  return (
    <FlowPage>
      <StepHeader
        variant={page.variant}
        step="business"
        emptySteps={page.emptySteps}
        title="Tell Us About Your Business"
      />
      <CheckedForm form={form} notice={actionData?.notice} labels={labels} restoresInput enhance="autosave">
        <DefaultSubmit intent="next" />
        <FormOriginFields {...view} />
        <FoundDetails
          answers={answers}
          names={detailNames}
          found={found}
          isComplete={isComplete(view)}
          needsAttention={(name) => needsAttention(name, view, fields)}
          doubts={doubts}
          contactEmail={view.contactEmail}
          fieldsOf={fieldsOf}
        />
        <h2>What Should {brand.product} Know?</h2>
        <TradeField
          trade={trade}
          note={otherTabNote(otherTab.trade)}
          isGuess={isGuess(answers.trade)}
          guessesHours={!answers.hours || isGuess(answers.hours)}
          isMissing={edited === 'trade' && !trade}
          isSuggested={Boolean(trade) && trade === suggested?.trade}
        />
        {questionNames.filter(isBelowTrade).map((name) => (
          <Fragment key={name}>
            {question(name)}
            {name === 'BusinessDescription' && suggested ? (
              <SuggestedLines {...suggested} description={texts[name] ?? ''} edited={edited} />
            ) : null}
          </Fragment>
        ))}
        <OpeningHours view={view} formId={form.id} errors={form.allErrors} />
        <SmsConsent field={fields.smsConsent} note={otherTabNote(otherTab.smsConsent)} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="next" pending="Saving…">
            {page.isFromReview ? 'Save' : 'Next: Voice Recording'}
          </SubmitButton>
          <SubmitButton intent="back" look="quiet">
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

/** The questions in page order, grouped by the line that they share. */
function groupByLine(
  names: readonly QuestionName[],
): { line: QuestionLine | undefined; names: QuestionName[] }[] {
  const lineOf = (name: QuestionName) => questionOf(name).line;
  return [...new Set(names.map((name) => lineOf(name) ?? name))].map((key) => {
    const together = names.filter((name) => (lineOf(name) ?? name) === key);
    const [first, second] = together;
    return { line: first && second && lineOf(first), names: together };
  });
}

const lineLooks: Record<QuestionLine, string> = {
  contact: 'sm:grid-cols-2',
  service: 'service-type sm:auto-cols-fr sm:grid-flow-col', // one column until it asks for miles
  place: 'sm:grid-cols-[1.6fr_1.7fr_1.5fr]',
};

function isBelowTrade(name: QuestionName): boolean {
  return questionOf(name).isBelowTrade ?? false;
}

/** The labels of all fields, in page order. */
const labels = Object.fromEntries([
  ...questionNames.map((name) => [name, questionOf(name).label]),
  ...days.map((day) => [dayFieldName(day), dayName(day)]),
]) as Record<string, string>; // all values are texts

/**
 * What the page was rendered from (`FormOrigin`). The answers can't be derived from the draft, which has no guesses, and
 * which another tab may have saved since. The script `time-zone-guess` adds a guess. Texts that are too long are left out,
 * because two copies could exceed the limit of a body.
 *
 * `conflict` is set if the form was rejected because of another tab: the script must not save it until the owner sends it
 * again. It isn't of type `hidden`, so that `typed-values` restores it after a reload, with what was typed.
 */
function FormOriginFields({
  openedFormId,
  revision,
  savedBy,
  answers,
  otherTab,
}: Pick<View, 'openedFormId' | 'revision' | 'savedBy' | 'answers' | 'otherTab'>) {
  const { hours, trade, websiteAddress } = answers;
  const fields = pickAnswers<Source>((name) => {
    const field = answers.fields[name];
    return field && isTooLong(name, field.value) ? { ...field, value: '' } : field;
  });
  const shown = JSON.stringify({ pageView: openedFormId, fields, hours, trade, websiteAddress });
  return (
    <>
      <input
        type="hidden"
        name="revision"
        value={revision}
        data-part="revision"
        data-form={openedFormId}
        data-saved-by={savedBy}
      />
      <input type="hidden" name="shown" value={shown} data-part="shown" />
      <input type="text" hidden readOnly name="conflict" value={otherTab ? 'true' : ''} />
    </>
  );
}

/** Whether all details are given, or emptied by the owner. A ticket then shows them. */
function isComplete({ answers, needed }: View): boolean {
  return !isGuess(answers.fields.ServiceType) && needed.every((name) => answers.fields[name]);
}

/** Whether the field must be shown, because it has an error, a question or another tab's value. */
function needsAttention(
  name: QuestionName,
  { answers, needed, otherTab = {}, emailQuestion, changedEmail }: View,
  fields: Record<QuestionName, { errors?: string[] | undefined }>,
): boolean {
  const texts = textsOf(answers);
  return (
    Boolean(fields[name].errors ?? otherTab[name]) ||
    [emailQuestion?.field, changedEmail].includes(name) ||
    (needed.includes(name) && !texts[name]) ||
    !isValid(name, texts)
  );
}

/** Whether the answer is empty, doesn't apply or is valid. Buttons other than Next don't check answers. */
function isValid(name: QuestionName, texts: AnswerTexts): boolean {
  const text = texts[name];
  return !text || !isApplicable(name, texts) || !parseAnswer(name, text).error;
}

interface OpeningHoursProps {
  view: View;
  formId: string;
  /** The errors of all fields. */
  errors: Record<string, string[]>;
}

function OpeningHours({ view, formId, errors }: OpeningHoursProps) {
  const { answers, otherTab = {}, offersUsualWeeks, edited, weekBefore = null } = view;
  const dayErrors = byDay((day) => errors[dayFieldName(day)]?.join(' '));
  const otherTabNotes = byDay((day) => otherTabNote(otherTab[dayFieldName(day)]));
  return (
    <Island
      name="weekly-hours"
      id="weekly-hours"
      view={WeeklyHours}
      props={{
        open: Object.keys({ ...dayErrors, ...otherTabNotes }).length > 0 || isDay(edited),
        schedule: hoursOrUsual(answers),
        formId,
        errors: dayErrors,
        otherTabNotes,
        offersUsualWeeks,
        guess: hoursNote(answers),
        edited: edited === 'lines' || edited === 'email' ? undefined : edited,
        weekBefore,
      }}
    />
  );
}

function byDay(valueOf: (day: Day) => string | undefined): Partial<Record<Day, string>> {
  return Object.fromEntries(days.flatMap((day) => (valueOf(day) ? [[day, valueOf(day)]] : [])));
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
