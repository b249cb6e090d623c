import type { Trade } from '~/content/trades/trade';
import { PatientNote } from '~/site/patient-note';

export function TradeEmergencies({ emergencies, limits, hasPatients }: Trade) {
  const lists: readonly { title: string; note?: string; lines: readonly string[] }[] = [
    { title: 'What Rings You', lines: emergencies.urgent },
    {
      title: 'What Goes to 911',
      note: 'It tells the caller to hang up and dial. It doesn’t call 911 itself.',
      lines: emergencies.dial911,
    },
    { title: 'What Gets a Time', lines: emergencies.routine },
    { title: 'What It Leaves to You', lines: limits },
  ];
  return (
    <section id="urgent" aria-labelledby="urgent-title" className="home-section">
      <div className="page">
        <h2 id="urgent-title">It Knows What Can’t Wait</h2>
        <p className="home-lead">
          You decide what’s on each list, and write down in the setup which number it rings. This is where
          most owners begin.
        </p>
        <div className="trade-lists">
          {lists.map(({ title, note, lines }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className="plain-list">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {note ? <p className="hint mt-2">{note}</p> : null}
            </div>
          ))}
        </div>
        {hasPatients ? (
          <div className="mt-8 grid max-w-3xl gap-4">
            <p>
              It doesn’t ask about symptoms. If a patient brings up something on the first list, the call
              rings you, and the symptom isn’t written down.
            </p>
            <PatientNote />
          </div>
        ) : null}
      </div>
    </section>
  );
}
