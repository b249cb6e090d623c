import type { CookieOwner } from './cookie-room';

const owners: [RegExp, CookieOwner][] = [];

/** Says that cookies of these names are ours; what else a browser sends is other people's. */
export function claimCookies(names: RegExp, owner: Exclude<CookieOwner, 'foreign'> = 'own'): void {
  owners.push([names, owner]);
}

/** Whose a cookie is, by the name that we gave it. */
export function ownerOf(name: string): CookieOwner {
  return owners.find(([names]) => names.test(name))?.[1] ?? 'foreign';
}
