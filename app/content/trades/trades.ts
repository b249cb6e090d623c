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

/** In the order in which the headline names them; the first one stands there without scripts. */
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

/** Undefined for anything but a slug of the table. */
export function tradeBySlug(slug: unknown): Trade | undefined {
  return trades.find((trade) => trade.slug === slug);
}

export function tradeByPath(path: string): Trade | undefined {
  return trades.find((trade) => tradePath(trade) === path);
}

export function tradePath({ path, slug }: Trade): string {
  return path ?? `/for/${slug}`;
}
