import { useEffect, useState } from 'react';

import { addOns } from '~/content/add-ons';

/**
 * Five extras, one more with each click. Without scripts all of them are there; the enhanced page keeps their
 * places, so that nothing moves.
 */
export function AddOnCards() {
  const [shown, setShown] = useState<number>(addOns.length);
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => {
    setEnhanced(true);
    setShown(0);
  }, []);
  const complete = shown === addOns.length;
  return (
    <section id="add-ons" aria-labelledby="add-ons-title" className="home-band">
      <div className="page">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h2 id="add-ons-title">Make it yours</h2>
          <div className="slot flex items-center gap-4">
            {enhanced ? (
              <>
                <span role="status" className="text-muted">
                  {shown} of {addOns.length} added
                </span>
                <button
                  type="button"
                  className="btn btn-primary"
                  aria-disabled={complete || undefined}
                  onClick={() => setShown(Math.min(addOns.length, shown + 1))}
                >
                  Add a feature
                </button>
              </>
            ) : null}
          </div>
        </div>
        <ol className="add-ons">
          {addOns.map(({ title, text }, index) => (
            <li
              key={title}
              className={index < shown ? 'card add-on-arrive' : 'card add-on-waiting'}
              aria-hidden={index >= shown || undefined}
            >
              <h3 className="mb-1">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
