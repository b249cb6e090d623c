import { useState } from 'react';

import { brand } from '~/brand';
import { LogoMark } from '~/platform/ui/site-header';

/** The bell of the logo; a click rings it. */
export function LogoAnimation() {
  const [rings, setRings] = useState(0);
  return (
    <button
      type="button"
      aria-label={`${brand.product} logo`}
      className="logo-bell"
      onClick={() => setRings(rings + 1)}
    >
      <span key={rings} className={rings > 0 ? 'logo-ringing' : undefined} data-rings={rings}>
        <LogoMark />
      </span>
    </button>
  );
}
