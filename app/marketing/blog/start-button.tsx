import type { ReactNode } from 'react';

import { TrialTerms } from '~/site/pricing';

export function StartButton({ children }: { children: ReactNode }) {
  return (
    <>
      <p>
        <a href="/create-agent" className="btn btn-primary">
          {children}
        </a>
      </p>
      <TrialTerms />
    </>
  );
}
