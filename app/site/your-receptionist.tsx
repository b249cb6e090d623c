import { Fragment, useContext } from 'react';
import type { ReactNode } from 'react';

import { brand, telHref } from '~/brand';
import { pricingCopy } from '~/content/pricing-copy';
import { receptionistPath } from '~/domain/paths';
import { Ticket, TicketRows } from './ticket';
import { listName, receptionistLabel, useOwnReceptionist } from './own-receptionist';
import type { NamedReceptionist, OwnReceptionist } from './own-receptionist';
import { SetupLinks, unfinishedLabel, UnfinishedSetupsContext } from './unfinished-setup';

/** A card for an owner who comes back, so that nobody sets up the same receptionist twice. */
export function YourReceptionist({ children, ...props }: OwnReceptionist & { children?: ReactNode }) {
  const trialText =
    props.trial?.status ?? (props.isTrialMissing ? pricingCopy.startsWithCard : props.trialDoubt);
  const setups = useContext(UnfinishedSetupsContext);
  const { agentId, name, others, status, isForwardedAgain, isComplete, next, toDo } = props;
  return (
    <section className="prose-rows mt-4 mb-8 max-lg:max-w-2xl" aria-label="Your receptionist">
      <Ticket label="Your receptionist" title={name || brand.product} stamp={null}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[2.2fr_1fr]">
          <TicketRows
            rows={[
              ...(status ? [{ label: 'Status', value: status }] : []),
              { label: 'Trial number', value: <NumberWithPeriod {...props} /> },
              ...(isForwardedAgain ? [{ label: 'Permanent number', value: 'In your email' }] : []),
              ...(toDo ? [{ label: 'Next', value: <a href={toDo.path}>{toDo.label}</a> }] : []),
              ...(isComplete ? [{ label: 'Setup', value: 'Complete' }] : []),
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
  const own = useOwnReceptionist();
  const others = own ? [own, ...own.others].filter((each) => each.agentId !== agentId) : [];
  return others.length > 0 ? (
    <p className="mb-6">
      {othersLabel(others)}: <ReceptionistLinks receptionists={others} />
    </p>
  ) : null;
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

/** A number that isn't known yet is being assigned if the receptionist was set up in this browser. */
function NumberWithPeriod({ number, numberPeriod }: OwnReceptionist) {
  if (!number)
    return numberPeriod && !numberPeriod.hasEnded ? 'On its way: its page shows it' : 'See its page';
  return (
    <>
      <a href={telHref(number)}>{number}</a>
      {numberPeriod ? `, ${numberPeriod.hasEnded ? 'last day was' : 'until'} ${numberPeriod.lastDay}` : null}
    </>
  );
}
