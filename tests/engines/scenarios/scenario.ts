import type { Page } from '../page';

export type Engine = 'firefox' | 'webkit';

/** An engine, a mode, or one engine in one mode. */
export interface Where {
  engine?: Engine;
  scripts?: boolean;
}

/** Something that holds in every engine. Written once; run with scripts and without. */
export interface Scenario {
  name: string;
  /** Where it cannot run, with the reason. */
  notIn?: (Where & { because: string })[];
  /** Parts of what the browser and the site may tell meanwhile. */
  expectedProblems?: string[];
  /** Faults of the product that are not mended yet: there the scenario has to fail until then. */
  knownFaults?: (Where & { what: string })[];
  run: (page: Page) => Promise<void>;
}
