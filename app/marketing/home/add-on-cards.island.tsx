import { useEffect, useState } from 'react';

import { addOns } from '~/content/add-ons';

declare module '~/platform/enhancement/island' {
  interface Islands {
    'add-on-cards': object;
  }
}

/** Without scripts, all features show as added. With scripts, none is at first, and each click adds one. */
export default function AddOnCards() {
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => setAdded(0), []);
  const count = added ?? addOns.length;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="add-ons-title">Make It Yours</h2>
        <div className={`slot flex-wrap gap-4 ${added === null ? 'awaits-script' : ''}`}>
          <span role="status" id="add-on-count" className="text-muted">
            {added === null ? null : `${added} of ${addOns.length} added`}
          </span>
          <button
            type="button"
            className="btn btn-primary"
            aria-describedby="add-on-count"
            aria-disabled={added === addOns.length}
            onClick={() => setAdded(Math.min(addOns.length, count + 1))}
          >
            Add a feature
          </button>
        </div>
      </div>
      <ol className="add-ons">
        {addOns.map(({ title, text }, index) => (
          <li key={title} className={index < count ? 'card' : 'card add-on-offered'}>
            <h3 className="mb-1">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
