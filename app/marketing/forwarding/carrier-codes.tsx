import { carriers } from '~/content/carriers';
import { formatCodeTemplate, forwardingTypes } from '~/domain/forwarding-code';
import type { Carrier, ForwardingType } from '~/domain/forwarding-code';

export const forwardingTypeNames: Record<ForwardingType, string> = {
  noanswer: 'No answer',
  busy: 'When busy',
  unconditional: 'All calls',
};

export function CarrierCodes() {
  const [standard, ...named] = carriers;
  return (
    <div className="grid gap-5">
      {[...named, ...(standard ? [standard] : [])].map((carrier) => (
        <div key={carrier.id}>
          <CarrierTable carrier={carrier} />
          <p className="hint">{carrier.note}</p>
        </div>
      ))}
      <p className="hint">
        Carriers change their codes now and then. If you don’t hear beeps or a message, check with your
        carrier.
      </p>
    </div>
  );
}

function CarrierTable({ carrier }: { carrier: Carrier }) {
  return (
    <table className="code-table">
      <caption>{carrier.name}</caption>
      <thead>
        <tr>
          <th scope="col">Calls</th>
          <th scope="col">Start</th>
          <th scope="col">Stop</th>
        </tr>
      </thead>
      <tbody>
        {forwardingTypes.map((type) => (
          <tr key={type}>
            <th scope="row">{forwardingTypeNames[type]}</th>
            <td>{formatCodeTemplate(carrier.codes[type].on)}</td>
            <td>{carrier.codes[type].off}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
