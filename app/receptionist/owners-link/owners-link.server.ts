import { encode } from 'uqr';
import { z } from 'zod';

import { agentIdFromUrl } from '~/domain/agent-id';
import { decryptValue, encryptValue } from '~/platform/cookies/encrypted-cookie.server';
import { trades } from '~/content/trades/trades';
import { listOfKnown, oneOfKnown } from '~/platform/cookies/known-entries';
import { checklistPath, pathWithout } from '~/domain/paths';
import { recordSchema } from '../record/agent-record.server';
import { checklistKeys } from '../record/checklist-steps';
import { readFormerLink } from './former-link.server'; // FORMER RELEASE: delete

const name = 'owners-link';

/** The fields of a link that have the same names in the record. */
export const sharedWithRecord = recordSchema.pick({
  createdAt: true,
  trialEnds: true,
  ownVoice: true,
  hasUrgentNumber: true,
  isForwardedAgain: true,
});

const linkSchema = sharedWithRecord.extend({
  agentId: z.string(),
  businessName: z.string().optional(),
  /** The slug of the business's trade, from which pages know if callers may be patients. */
  trade: oneOfKnown(trades.map(({ slug }) => slug)),
  number: z.string().optional(),
  /** The steps of the checklist that are marked. */
  marks: listOfKnown(checklistKeys).optional(),
  /** Whether the browser that made the link knew that no trial had started. */
  hasNoTrial: z.boolean().optional(),
  /** Whether the browser that set the receptionist up made the link. */
  isOfSetup: z.boolean().optional(),
  /** The day on which the link was made, as `YYYY-MM-DD`. */
  madeOn: z.string().optional(),
  /** The time of that day in the owner's time zone, such as `6:45 PM`. */
  madeTime: z.string().optional(),
  /** When the link was made, in milliseconds. The newer of two links counts. */
  madeAt: z.number().optional(),
});

/** The content of an owner's link. Anyone with the link can become the owner in their browser. */
export type OwnersLink = z.infer<typeof linkSchema>;

const linkParameter = 'owner';

/** Whether the URL has an owner's link, valid or not. */
export function hasOwnersLink(url: string): boolean {
  return new URL(url).searchParams.has(linkParameter);
}

/** The path and query of a URL without its owner's link, which other companies' scripts on the page could read. */
export function withoutOwnersLink(address: string): string {
  return pathWithout(linkParameter, address);
}

/** The address that opens a receptionist's checklist as its owner's for 30 days, encrypted like a cookie. */
export async function ownersAddress(origin: string, link: OwnersLink): Promise<string> {
  const encrypted = await encryptValue(name, link);
  return `${origin}${checklistPath(link.agentId)}&${linkParameter}=${encrypted}`;
}

/** The link in an address; `null` if there is none, or if it is expired, forged, or of another receptionist. */
export async function readOwnersLink(url: string): Promise<OwnersLink | null> {
  const encrypted = new URL(url).searchParams.get(linkParameter) ?? '';
  const agentId = agentIdFromUrl(url);
  if (!agentId) return null;
  const value = (await decryptValue(name, encrypted))?.value ?? (await readFormerLink(agentId, encrypted)); // FORMER RELEASE: only the first
  const link = linkSchema.safeParse(value).data;
  return link?.agentId === agentId ? link : null;
}

export interface QrCode {
  /** Modules per side. */
  size: number;
  /** The dark modules as an SVG path with a stroke of 1. */
  path: string;
}

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const rows = data.map((row, y) => {
    const runs = row.map((isDark) => (isDark ? '1' : '0')).join('').matchAll(/1+/g); // prettier-ignore
    return [...runs].map((run) => `M${run.index} ${y}.5h${run[0].length}`).join('');
  });
  return { size, path: rows.join('') };
}
