import type { SamplePage } from '../phone-lines';
import { applianceRepair } from './appliance-repair';
import { autoRepair } from './auto-repair';
import { chiropractic } from './chiropractic';
import { cleaning } from './cleaning';
import { dental } from './dental';
import { electrical } from './electrical';
import { garageDoor } from './garage-door';
import { hairSalon } from './hair-salon';
import { hvac } from './hvac';
import { landscaping } from './landscaping';
import { legal } from './legal';
import { medicalClinic } from './medical-clinic';
import { pestControl } from './pest-control';
import { plumbing } from './plumbing';
import { roofing } from './roofing';
import type { Trade } from './trade';
import { veterinary } from './veterinary';

/** All trades, in the order of the headline. Without scripts it shows the first one only. */
export const trades: readonly Trade[] = [
  plumbing,
  dental,
  hvac,
  electrical,
  landscaping,
  hairSalon,
  veterinary,
  legal,
  roofing,
  chiropractic,
  applianceRepair,
  cleaning,
  pestControl,
  medicalClinic,
  garageDoor,
  autoRepair,
];

/** The trade with this slug, or `undefined` if there is none. */
export function tradeBySlug(slug: unknown): Trade | undefined {
  return trades.find((trade) => trade.slug === slug);
}

/** Whether callers of the trade with this slug are patients. */
export function hasPatients(slug: string | undefined): boolean {
  return tradeBySlug(slug)?.hasPatients === true;
}

export function tradeByPath(path: string): Trade | undefined {
  return trades.find((trade) => tradePath(trade) === path.toLowerCase());
}

export function tradePath({ path, slug }: Trade): string {
  return path ?? `/for/${slug}`;
}

/** The page with the sample calls of the owner's trade; `undefined` if it isn't listed, or if our demo line answers as one. */
export function samplePageOf(slug: string | undefined): SamplePage | undefined {
  const trade = slug === dental.slug ? undefined : tradeBySlug(slug);
  return trade && { business: trade.business, path: tradePath(trade) };
}
