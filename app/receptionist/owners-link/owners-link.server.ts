import { encode } from 'uqr';
import { z } from 'zod';

import { storedAnswers } from '~/answers/stored-answers';
import { agentIdFromSearch } from '~/domain/agent-id';
import { decryptShort, decryptValue, encryptShortly } from '~/platform/cookies/encrypted-cookie.server';
import { listOfKnown } from '~/platform/cookies/known-entries';
import { checklistPath } from '~/domain/paths';
import { recordSchema } from '../record/agent-record.server';
import { checklistKeys } from '../record/checklist-steps';

const name = 'owners-link';

/** What a link holds of the owner's record under the same names. */
export const sameInRecord = recordSchema.pick({
  createdAt: true,
  trialEnds: true,
  ownVoice: true,
  hasUrgentNumber: true,
  isForwardedAgain: true,
});

const linkSchema = sameInRecord.extend({
  agentId: z.string(),
  businessName: z.string().optional(),
  number: z.string().optional(),
  /** The steps of the checklist that are marked. */
  marks: listOfKnown(checklistKeys).optional(),
  /**
   * The answers without the notes, which are too long, if the address stays short enough for a QR code. Links of November 2026
   * have no sources: all their answers count as the owner's.
   */
  answers: storedAnswers
    .pick({ fields: true, sources: true, schedule: true, trade: true, websiteAddress: true, email: true })
    .optional(),
  /** Whether the browser that made the link knew that no trial had started. */
  hasNoTrial: z.boolean().optional(),
  /** The day on which the link was made, as `YYYY-MM-DD`. */
  madeOn: z.string().optional(),
});

const openDay = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '5:00 PM' }] };
const closedDay = { ...openDay, isOpen: false };

/** The text that most links have in common, which costs no length. Links that are alive were made with it: never change it. */
const usualLink = JSON.stringify({
  closedDay,
  value: {
    businessName: '',
    number: '555-',
    createdAt: '2026-12-01T00:00:00.000Z',
    trialEnds: '2026-12-15',
    marks: ['calendar', 'invite', 'phone', 'test', 'widget', 'voice'],
    ownVoice: true,
    hasUrgentNumber: false,
    answers: {
      fields: {
        BusinessPhoneNumber: '',
        BusinessEmail: '@gmail.com',
        TimeZone: 'America/Los_Angeles America/Denver America/Chicago America/New_York',
        ServiceType: 'Travel to Customer Fixed Location',
        ServiceRangeMiles: '25',
        BusinessAddressStreet: ' Ave St',
        BusinessAddressCity: '',
        BusinessAddressState: 'CA',
        BusinessAddressZipcode: '',
        UrgentCallsNumber: '',
      },
      schedule: {
        monday: openDay,
        tuesday: openDay,
        wednesday: openDay,
        thursday: openDay,
        friday: openDay,
        saturday: closedDay,
        sunday: closedDay,
      },
      trade: 'plumbing',
      websiteAddress: 'https://www.',
      email: '',
    },
    hasNoTrial: true,
    madeOn: '2026-11-',
  },
});

/** What an owner's link holds. Whoever has the link can become the owner of the receptionist in their browser. */
export type OwnersLink = z.infer<typeof linkSchema>;

const linkParameter = 'owner';

/** Whether the address holds an owner's link, valid or not. */
export function hasOwnersLink(url: string): boolean {
  return new URL(url).searchParams.has(linkParameter);
}

/** The path and query of an address without its owner's link: other sites' scripts on the page could read it there. */
export function withoutOwnersLink(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(linkParameter);
  return url.pathname + url.search;
}

/** The address that opens a receptionist's checklist as its owner's for 30 days, encrypted like a cookie. */
export async function ownersAddress(origin: string, link: OwnersLink): Promise<string> {
  const { agentId, ...rest } = link;
  const encrypted = await encryptShortly(nameOf(agentId), rest, usualLink);
  return `${origin}${checklistPath(agentId)}&${linkParameter}=${encrypted}`;
}

/** The link in an address; `null` if there is none, or if it is expired, forged, or of another receptionist. */
export async function readOwnersLink(url: string): Promise<OwnersLink | null> {
  const { searchParams } = new URL(url);
  const encrypted = searchParams.get(linkParameter) ?? '';
  const agentId = agentIdFromSearch(searchParams);
  if (!agentId) return null;
  const short = await decryptShort(nameOf(agentId), encrypted, usualLink);
  if (short) return linkSchema.safeParse({ ...Object(short.value), agentId }).data ?? null;
  // FORMER RELEASE: links that were made before they were shortened live for 30 days. Change to `return null`.
  const link = linkSchema.safeParse((await decryptValue(name, encrypted))?.value).data;
  return link?.agentId === agentId ? link : null;
}

/** A link can be decrypted only for its receptionist, so that it needn't hold the ID. */
function nameOf(agentId: string): string {
  return `${name}-${agentId}`;
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
