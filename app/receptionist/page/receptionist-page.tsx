import { brand } from '~/brand';
import { ByScripts } from '~/site/by-scripts';
import { FlowPage } from '~/site/flow-page';
import { Island } from '~/platform/enhancement/island';
import { callsHeadings } from '~/content/receptionist-texts';
import { VoiceWidget } from '~/call-widget/voice-widget';
import BaaNote from '~/content/notes/baa-note.mdx';
import OtherBrowser from '~/content/notes/other-browser.mdx';
import { checklistPath, receptionistPath } from '~/domain/paths';
import { possessive } from '~/domain/typed-text';
import type { ButtonLook } from '~/platform/forms/submit-button';
import { isKnownHere } from '../record/receptionist';
import { callsNow } from '../record/calls-now';
import { answeringText } from '../record/checklist-steps';
import { nextLink } from '../record/next-link';
import type { NextLink, ReceptionistView } from '../record/receptionist-view';
import { AlreadyStarted, GuessedEmail } from '../trial/trial-notes';
import { isNextInBar, NextStepCard } from './next-step-card';
import NumberCard from '../number/number-card.island';
import { phoneLineOf } from '../number/phone-line';
import { OtherReceptionists } from '../own/your-receptionist';
import type { loadReceptionist } from './receptionist-page.server';
import { WhatItKnows } from './what-it-knows';

export type ReceptionistPageProps = Awaited<ReturnType<typeof loadReceptionist>>;

const talkTitle = `Talk to Your ${brand.product} Here`;

const home = { href: '/', label: 'Home' };
const another = { href: '/create-agent', label: 'Create New' };
const linksBeforeTrial = [home, another, { href: '/try-now', label: 'About the Trial' }];

export function ReceptionistPage(props: ReceptionistPageProps) {
  const { view, record, number, sessionKeys, widget } = props;
  const { agentId, relation, trial, trialNumber, marks } = view;
  const next = nextLink(view, { offersUnknown: true });
  const isInTrial = trial.period !== null;
  const isStranger = relation === 'stranger';
  const knows = <WhatItKnows view={view} record={record} />;
  // Without scripts, the call's card would only repeat the number above it.
  const repeatsNumber = Boolean(trialNumber.text) && !trialNumber.mayBeOff;
  return (
    <FlowPage
      links={
        isInTrial ? [{ href: checklistPath(agentId), label: 'Checklist' }, home, another] : linksBeforeTrial
      }
      wide
    >
      <h1 className="mb-6" data-enhance="session-keys" data-session-keys={JSON.stringify(sessionKeys)}>
        <Greeting view={view} />
      </h1>
      {isKnownHere(relation) ? <OtherReceptionists agentId={agentId} /> : null}
      {isStranger ? (
        <OtherBrowser />
      ) : trial.doubt ? (
        <AlreadyStarted agentId={agentId} doubt={trial.doubt} />
      ) : null}
      <GuessedEmail agentId={agentId} record={record} />
      {marks.asOf ? <p className="mb-6">{marks.asOf}</p> : null}
      <div className="ready-columns grid items-start gap-6 md:grid-cols-2">
        <div className="grid gap-6">
          <Island
            name="number-card"
            view={NumberCard}
            props={{
              ...number,
              view,
              path: receptionistPath(agentId),
              calls: trial.state === 'unknown' ? null : callsNow(view, marks.complete),
            }}
          />
          {view.facts.mayHavePatients ? <BaaNote /> : null}
          <div className={repeatsNumber ? 'scripted' : undefined}>
            <VoiceWidget
              title={
                isStranger ? (
                  'Talk to It Here'
                ) : repeatsNumber ? (
                  talkTitle
                ) : (
                  <ByScripts scripted={talkTitle} unscripted="Hear a Sample Call" />
                )
              }
              settings={widget}
              phone={phoneLineOf(view, true)}
              canPhoneChange
            />
          </div>
        </div>
        <div className="grid gap-6">
          {isInTrial ? null : knows /* on phones before the offer */}
          <div className="md:order-first">
            <NextStepCard view={view} next={next} />
          </div>
          {isInTrial ? knows : null}
        </div>
      </div>
      {isNextInBar(view) ? <NextBar {...next} look={isCallFirst(view) ? 'quiet' : 'primary'} /> : null}
    </FlowPage>
  );
}

/**
 * Congratulates in the browser of the setup, until there is a trial or call forwarding to report. Says “your” only in the
 * owner's browser, because strangers can open the page, too.
 */
function Greeting({ view }: Pick<ReceptionistPageProps, 'view'>) {
  const { relation, facts, trial } = view;
  if (relation === 'house') return <>Our Own Receptionist</>;
  if (relation === 'stranger' && trial.state === 'unknown') return <>Talk to This Receptionist</>;
  const whose = facts.businessName
    ? `${possessive(facts.businessName)} receptionist`
    : `Your ${brand.product}`;
  if (trial.state === 'ended') return <>{whose}</>; // we don't know if it still answers
  const heading = callsHeading(view);
  if (!heading)
    return (
      <>
        {facts.place === 'elsewhere' ? null : <span className="ready-greeting">Congratulations!</span>}{' '}
        {whose} is set up
      </>
    );
  return (
    <>
      {facts.businessName ? <span className="ready-greeting">{facts.businessName}</span> : null} {heading}
    </>
  );
}

/** The heading's text about the owner's calls. `null` before the trial. */
function callsHeading(view: ReceptionistView): string | null {
  const { isAnswering, reach } = callsNow(view, view.marks.complete);
  if (isAnswering) return answeringText(view.marks.complete);
  if (view.trialNumber.isOff) return callsHeadings.off;
  if (reach === 'receptionist') return callsHeadings.messages;
  return view.trial.period ? callsHeadings.notForwarded : null;
}

/** Whether the owner should call the receptionist before the trial. The call's button is then the main one. */
function isCallFirst({ trial, trialNumber }: ReceptionistView): boolean {
  return trial.state === 'not-started' && !trialNumber.mayBeOff;
}

/** On a phone the link of the next step sticks to the bottom of the screen. */
function NextBar({ path, label, look }: NextLink & { look: ButtonLook }) {
  return (
    <nav aria-label="Your trial" className="ready-bar">
      <a href={path} className={`btn btn-small btn-${look}`}>
        {label}
      </a>
    </nav>
  );
}
