import type { Page } from '../page';

export type Engine = 'firefox' | 'webkit';

/** Something that holds in every engine. Written once; run with scripts and without. */
export interface Scenario {
  name: string;
  /** An engine, a mode, or one engine in one mode, where it cannot run, with the reason. */
  notIn?: { engine?: Engine; scripts?: boolean; because: string }[];
  run: (page: Page) => Promise<void>;
}
