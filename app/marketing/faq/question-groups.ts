import type { FaqEntry } from './faq-entry';
import { cost } from './questions/cost';
import { onThePhone } from './questions/on-the-phone';
import { settingUp } from './questions/setting-up';
import { trust } from './questions/trust';
import { whatItIs } from './questions/what-it-is';

export const questionGroups: readonly { title: string; entries: readonly FaqEntry[] }[] = [
  { title: 'What it is', entries: whatItIs },
  { title: 'What it costs', entries: cost },
  { title: 'Setting it up', entries: settingUp },
  { title: 'On the phone', entries: onThePhone },
  { title: 'Trust', entries: trust },
];
