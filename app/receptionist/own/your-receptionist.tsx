import { useRouteLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { brand, telHref } from '~/brand';
import { pricingCopy } from '~/content/pricing-copy';
import { receptionistPath } from '~/domain/paths';
import { listName, useOwnReceptionists, useRootData } from '~/site/root-data';
import type { NamedReceptionist } from '~/site/root-data';
import { Ticket, TicketRows } from '~/site/ticket';
import { SetupLinks, unfinishedLabel } from '~/site/unfinished-setup';
import { callsNow } from '../record/calls-now';
import { answeringText } from '../record/checklist-steps';
import { checklistLink, nextLink } from '../record/next-link';
import type { ReceptionistView } from '../record/receptionist-view';
import { StartIfNone } from '../trial/trial-notes';

interface RootData {
  own: { current: ReceptionistView | null };
}

/** The session's current receptionist, or `null`. Cached pages are for visitors without one. */
export function useCurrentReceptionist(): ReceptionistView | null {
  return useRouteLoaderData<RootData>('root')?.own.current ?? null;
}

/** The label of links to the page of the visitor's receptionist. */
export const receptionistLabel = 'Back to my receptionist';

interface YourReceptionistProps {
  view: ReceptionistView;
  children?: ReactNode;
}

/** A card for an owner who comes back, so that they don't set up the same receptionist twice. */
export function YourReceptionist({ view, children }: YourReceptionistProps) {
  const { agentId, facts, trial, marks } = view;
  const { isForwardedAgain } = marks;
  const { isAnswering } = callsNow(view, marks.complete);
  const next = nextLink(view, { offersUnknown: false });
  const toDo = checklistLink(view);
  const others = useOthers(agentId);
  const setups = useRootData().unfinished ?? [];
  const trialText = trialTextOf(view);
  return (
    <section className="prose-rows mt-4 mb-8 max-lg:max-w-2xl" aria-label="Your receptionist">
      <Ticket label="Your receptionist" title={facts.businessName || brand.product} stamp={null}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[2.2fr_1fr]">
          <TicketRows
            rows={[
              ...(isAnswering ? [{ label: 'Status', value: answeringText(marks.complete) }] : []),
              { label: 'Trial number', value: <NumberWithPeriod {...view.trialNumber} /> },
              ...(isForwardedAgain ? [{ label: 'Permanent number', value: 'In your email' }] : []),
              ...(toDo ? [{ label: 'Next', value: <a href={toDo.path}>{toDo.label}</a> }] : []),
              ...(trial.state === 'started' && !toDo ? [{ label: 'Setup', value: 'Complete' }] : []),
              ...(trialText ? [{ label: 'Trial', value: trialText }] : []),
              ...(others.length > 0
                ? [{ label: othersLabel(others), value: <ReceptionistLinks receptionists={others} /> }]
                : []),
              ...(setups.length > 0
                ? [{ label: unfinishedLabel, value: <SetupLinks setups={setups} /> }]
                : []),
            ]}
          />
          <p className="mt-3 flex flex-wrap content-start gap-3 lg:grid">
            <a href={next.path} className="btn btn-primary">
              {next.label}
            </a>{' '}
            <a href={receptionistPath(agentId)} className="btn btn-quiet">
              {receptionistLabel}
            </a>
          </p>
          {children}
        </div>
      </Ticket>
    </section>
  );
}

/** The browser's other receptionists, on the page of one of them. */
export function OtherReceptionists({ agentId }: { agentId: string }) {
  const others = useOthers(agentId);
  return others.length > 0 ? (
    <p className="mb-6">
      {othersLabel(others)}: <ReceptionistLinks receptionists={others} />
    </p>
  ) : null;
}

function useOthers(agentId: string): NamedReceptionist[] {
  return useOwnReceptionists().filter((each) => each.agentId !== agentId);
}

/** The card's text about the trial. `null` for our own receptionists, which have no trial. */
function trialTextOf({ trial }: ReceptionistView): ReactNode {
  if (trial.period) return trial.period.status;
  if (trial.state === 'not-started') return pricingCopy.startsWithCard;
  return trial.doubt ? <StartIfNone doubt={trial.doubt} start={trial.start} /> : null;
}

function othersLabel({ length }: readonly NamedReceptionist[]): string {
  return length === 1 ? 'Your other receptionist' : 'Your other receptionists';
}

function ReceptionistLinks({ receptionists }: { receptionists: readonly NamedReceptionist[] }) {
  return receptionists.map((each, index) => (
    <Fragment key={each.agentId}>
      {index > 0 ? ', ' : null}
      <a href={receptionistPath(each.agentId)}>{listName(each)}</a>
    </Fragment>
  ));
}

/** The number and how long it works. An unknown number is being assigned if this browser set up the receptionist. */
function NumberWithPeriod({ text, period }: ReceptionistView['trialNumber']) {
  if (!text)
    return period && !period.hasEnded
      ? 'On its way to your receptionist’s page'
      : 'On your receptionist’s page';
  return (
    <>
      <a href={telHref(text)}>{text}</a>
      {period ? `, ${period.hasEnded ? 'last day was' : 'through'} ${period.lastDay}` : null}
    </>
  );
}
