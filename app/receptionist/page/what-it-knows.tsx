import type { ReactNode } from 'react';

import { lacksUrgentNumber } from '~/answers/answer-text';
import { summaryRows } from '~/answers/answer-rows';
import type { AnswerRow } from '~/answers/answer-rows';
import { addressLine, textsOf } from '~/answers/answers';
import { contactOf } from '~/answers/contact';
import type { Answers, AnswersAndGuesses } from '~/answers/answers';
import { noUrgentNumber } from '~/content/checklist';
import { contactTerms, mailHref } from '~/content/contact';
import { knownTexts } from '~/content/receptionist-texts';
import { AddressText } from '~/site/address-text';
import { Ticket, TicketRows } from '~/site/ticket';
import { SupportHours, SupportPhone } from '~/site/support-contact';
import { UnbrokenWords } from '~/site/unbroken-words';
import { NoUrgentNumber } from '../number/number-notes';
import type { AgentRecord } from '../record/agent-record.server';
import type { ReceptionistView } from '../record/receptionist-view';
import type { SetupFacts } from '../record/setup-facts';
import { OtherEmail } from '../trial/trial-notes';

interface WhatItKnowsProps {
  /** The view of the same record. */
  view: ReceptionistView;
  record: AgentRecord;
}

/**
 * The answers that the owner gave in this browser, with contacts for corrections, because the backend can't change a
 * receptionist.
 */
export function WhatItKnows({ view, record }: WhatItKnowsProps) {
  const { agentId, facts } = view;
  const { answers } = record;
  if (!facts.businessName) return null;
  const { BusinessDescription: description } = textsOf(answers);
  const rows = summaryRows(withEmail(answers)).map((row) => ({ label: row.label, value: valueOf(row) }));
  // In a call, the owner may have said more than the answers have.
  const isFromForm = facts.place === 'form';
  if (isFromForm && !facts.businessNumber) rows.push({ label: 'Phone', value: knownTexts.noPhone });
  if (isFromForm && !facts.goesToCustomers && addressLine(answers) === '')
    rows.push({ label: 'Address', value: <NoAddress agentId={agentId} record={record} /> });
  const urgentCalls = urgentCallsOf(view, answers);
  if (urgentCalls) rows.push({ label: 'Urgent calls', value: urgentCalls });
  rows.push({ label: 'Voice', value: voiceText(facts, record) }, { label: 'Languages', value: '30+' });
  const missing = missingText(facts);
  return (
    <section aria-labelledby="knows" className="prose-rows">
      <Ticket
        label={<span id="knows">What it knows</span>}
        title={<AddressText text={facts.businessName} />}
        stamp={null}
      >
        <TicketRows
          rows={rows.map(({ label, value }) => ({
            label,
            value: <span className="break-words">{value}</span>,
          }))}
        />
        {description ? (
          <div className="mt-4">
            <p className="ticket-label">Notes</p>
            <p className="break-words whitespace-pre-line">
              <AddressText text={description} />
            </p>
          </div>
        ) : null}
        {missing ? <p className="mt-4">{missing}</p> : null}
        <OtherEmail agentId={agentId} record={record} className="mt-4" />
        <p className="mt-4">
          Something wrong? <a href={correctionLink(agentId, answers)}>Email us the correction</a>:{' '}
          {facts.place === 'elsewhere' ? 'write' : 'the draft lists these details, so change'} what’s wrong
          and send it. {contactTerms.correction} Or call <SupportPhone />, <SupportHours end="." />
        </p>
      </Ticket>
    </section>
  );
}

/** Offers the address of the trial form, which only we can add. */
function NoAddress({ agentId, record: { customer } }: { agentId: string; record: AgentRecord }) {
  if (!customer) return knownTexts.noAddress;
  const { address, city, state, zipCode } = customer;
  const body = `Please add the address: ${address}, ${city}, ${state} ${zipCode}`;
  return (
    <>
      {knownTexts.noAddress}.{' '}
      <a href={mailHref(`Please correct ${agentId}`, { body })}>
        Email us {address}, {city}
      </a>
    </>
  );
}

/** Mail apps on Windows cut longer links. */
const maxMailLink = 2_000;

/**
 * A link to an email with all that the receptionist knows, for the owner to correct. The last details are left out if the
 * link gets too long.
 */
function correctionLink(agentId: string, answers: Answers): string {
  const { BusinessDescription: notes, BusinessName: name } = textsOf(answers);
  const rows = summaryRows(withEmail(answers)).map(({ label, text }) => `${label}: ${text}`);
  const details = [`Business Name: ${name ?? ''}`, ...rows, ...(notes ? [`\nNotes: ${notes}`] : [])];
  const withFewer = details.map((_detail, left) =>
    mailLink(agentId, details.slice(0, details.length - left)),
  );
  return withFewer.find((link) => link.length <= maxMailLink) ?? mailLink(agentId, []);
}

function mailLink(agentId: string, details: readonly string[]): string {
  const body = ['Please change what’s wrong here, and send it.', '', ...details].join('\n');
  return mailHref(`Please correct ${agentId}`, { body });
}

/** Where urgent calls go. `null` if the answers have the number, or if this browser doesn't know it. */
function urgentCallsOf({ facts, urgentNumberLink }: ReceptionistView, answers: Answers): ReactNode {
  const texts = textsOf(answers);
  const { UrgentCallsNumber: number, BusinessDescription: notes } = texts;
  switch (facts.hasUrgentNumber) {
    case true:
      return number || notes ? null : knownTexts.urgentNumberGiven;
    case false:
      return (
        <NoUrgentNumber
          text={lacksUrgentNumber(texts) ? knownTexts.urgentCallsDespiteNotes : noUrgentNumber.short}
          link={urgentNumberLink}
        />
      );
    case undefined:
      return facts.place === 'call' ? knownTexts.urgentCallsAsSaid : knownTexts.elsewhere;
  }
}

function voiceText({ place, hasOwnVoice }: SetupFacts, { ownVoice }: AgentRecord): string {
  if (hasOwnVoice) return knownTexts.ownVoice;
  const isKnown = place !== 'elsewhere' || ownVoice === false;
  return isKnown ? knownTexts.defaultVoice : knownTexts.elsewhere;
}

/** Says that the receptionist knows more than this browser. `null` if it doesn't. */
function missingText({ place }: SetupFacts): string | null {
  switch (place) {
    case 'form':
      return null;
    case 'call':
      return knownTexts.setUpInCall;
    case 'elsewhere':
      return knownTexts.setUpElsewhere;
  }
}

/** Fills in the contact address as the business's email if the business has none. */
function withEmail(answers: Answers): AnswersAndGuesses {
  const { email, isGuess } = contactOf(answers);
  if (textsOf(answers).BusinessEmail || !email) return answers;
  const source = isGuess ? 'guess' : 'owner';
  return { ...answers, fields: { ...answers.fields, BusinessEmail: { value: email, source } } };
}

function valueOf({ name, text, source }: AnswerRow): ReactNode {
  if (name === 'hours') return <UnbrokenWords text={text} />;
  if (name === 'BusinessEmail') return <Email address={text} isGuess={source === 'guess'} />;
  return <AddressText text={text} />;
}

function Email({ address, isGuess }: { address: string; isGuess: boolean }) {
  return (
    <>
      <AddressText text={address} />
      {isGuess ? <span className="hint block">{knownTexts.emailIsGuess}</span> : null}
    </>
  );
}
