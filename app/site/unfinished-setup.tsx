import { AddressText } from './address-text';
import { useRootData } from './root-data';
import type { UnfinishedSetup } from './root-data';
import { Ticket, TicketRows } from './ticket';

/** A card for a visitor who comes back before the setup is finished. */
export function YourSetup() {
  const [setup, ...older] = useRootData().unfinished ?? [];
  if (!setup) return null;
  return (
    <section className="mt-4 mb-8 max-w-2xl" aria-label="Your setup">
      <Ticket label={unfinishedLabel} title={<AddressText text={setup.name} />} stamp={null}>
        <TicketRows
          rows={[
            { label: 'Next', value: setup.step },
            ...(older.length > 0 ? [{ label: 'Also unfinished', value: <SetupLinks setups={older} /> }] : []),
          ]}
        />
        <p className="mt-4 flex flex-wrap gap-3">
          <a href={setup.path} className="btn btn-primary">
            {continueLabel}
          </a>
          <a href="/create-agent" className="btn btn-quiet">
            Discard it or start another
          </a>
        </p>
      </Ticket>
    </section>
  );
}

/** A line for each setup, next to a card of something else. */
export function SetupLinks({ setups }: { setups: readonly UnfinishedSetup[] }) {
  return setups.map(({ draftId, name, path }) => (
    <p key={draftId}>
      <span id={`setup-${draftId}`}>
        <AddressText text={`${name}.`} />
      </span>{' '}
      <a href={path} aria-describedby={`setup-${draftId}`}>
        Continue
      </a>
    </p>
  ));
}

export const unfinishedLabel = 'Unfinished setup';
export const continueLabel = 'Continue where you left off';
