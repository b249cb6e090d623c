import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { exampleRate } from '~/content/trades/booking-rates';
import { useFormDataAtHydration } from '~/platform/enhancement/island';
import { NumberRow } from '../number-fields/number-row';
import { Source } from '../section';
import { billOf, callRange, percentRange, readBillInputs } from './monthly-bill';
import type { BillInputs, TradeRate } from './monthly-bill';
import { freeCalls, Receipt } from './receipt';

interface BillProps {
  inputs: BillInputs;
  rates: readonly TradeRate[];
}

/**
 * A GET form, so that its URL holds the inputs and the calculator below starts from the same bill. With scripts, the bill also
 * changes while the visitor types.
 */
export default function Bill({ inputs: initial, rates }: BillProps) {
  const typed = useFormDataAtHydration();
  const [inputs, setInputs] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  const { source } = rates.find(({ slug }) => slug === inputs.trade) ?? exampleRate;

  useEffect(() => {
    const values = typed();
    if (values && form.current) show(readBillInputs(values, rates), form.current);
  }, [typed, rates]);

  /** Sets the DOM value directly: React would set the default value, which browsers don't restore on Back. */
  function show(next: BillInputs, fields: HTMLFormElement, edited?: EventTarget) {
    const booked = fields.elements.namedItem('booked');
    if (booked instanceof HTMLInputElement && booked !== edited) booked.value = String(next.booked);
    setInputs(next);
  }

  function update(event: FormEvent<HTMLFormElement>) {
    show(readBillInputs(new FormData(event.currentTarget), rates), event.currentTarget, event.target);
  }

  const bill = billOf(inputs);
  return (
    <div className="home-split price-months mt-4">
      <form
        ref={form}
        method="get"
        action="#bill"
        aria-label="Your calls"
        className="grid gap-3"
        onInput={update}
      >
        <NumberRow
          id="bill-calls"
          name="calls"
          label={`Calls a month (up to ${callRange.max.toLocaleString('en-US')})`}
          inputMode="numeric"
          {...callRange}
          required
          defaultValue={initial.calls}
        />
        <div>
          <label htmlFor="bill-trade" className="field-label">
            Your industry
          </label>
          <select id="bill-trade" name="trade" className="input" defaultValue={initial.trade}>
            <option value="">Another industry</option>
            {rates.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <NumberRow
          id="bill-booked"
          name="booked"
          label="Calls that become bookings (%)"
          inputMode="numeric"
          {...percentRange}
          required
          aria-describedby="bill-source"
          defaultValue={initial.booked}
        />
        <input type="hidden" name="shownFor" value={inputs.trade} />
        <p id="bill-source" className="hint">
          We start with <Source {...source} />. Change it if you know yours. How the other calls split up is
          an example, too.
        </p>
        <p>
          <button type="submit" className="btn btn-quiet">
            Show My Bill
          </button>
        </p>
      </form>
      <Receipt title={<h3>Your Month</h3>} booked={bill.booked} free={freeCalls(bill)} />
    </div>
  );
}
