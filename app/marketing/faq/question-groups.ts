import type { FaqEntry } from './faq-entry';
import { cost } from './questions/cost';
import { onThePhone } from './questions/on-the-phone';
import { settingUp } from './questions/setting-up';
import { trust } from './questions/trust';
import { whatItIs } from './questions/what-it-is';

export const questionGroups: readonly { title: string; entries: readonly FaqEntry[] }[] = [
  { title: 'What It Is', entries: whatItIs },
  { title: 'What It Costs', entries: cost },
  { title: 'Setting It Up', entries: settingUp },
  { title: 'On the Phone', entries: onThePhone },
  { title: 'Trust', entries: trust },
];
