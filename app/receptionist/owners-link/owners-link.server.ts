import { encode } from 'uqr';
import { z } from 'zod';

import { storedAnswers } from '~/answers/stored-answers';
import { agentIdFromSearch } from '~/domain/agent-id';
import { decryptValue, encryptValue } from '~/platform/session/encrypted-cookie.server';
import { listOfKnown } from '~/platform/session/known-entries';
import { checklistPath } from '~/domain/paths';
import { checklistKeys } from '../record/checklist-steps';

const name = 'owners-link';

const linkSchema = z.object({
  agentId: z.string(),
  businessName: z.string().optional(),
  number: z.string().optional(),
  /** When the receptionist was set up, as an ISO time, which says how long its number works. */
  createdAt: z.string().optional(),
  /** The last day of the trial as `YYYY-MM-DD`. */
  trialEnds: z.string().optional(),
  /** The steps of the checklist that are marked. */
  marks: listOfKnown(checklistKeys).optional(),
  /** Whether a recording of the owner's own voice has been sent. */
  ownVoice: z.boolean().optional(),
  /** Whether the owner gave a number for urgent calls. */
  hasUrgentNumber: z.boolean().optional(),
  /** The answers without the notes, which are too long, if the address stays short enough for a QR code. */
  answers: storedAnswers
    .pick({ fields: true, schedule: true, trade: true, websiteAddress: true, email: true })
    .optional(),
  /** Whether the browser that made the link knew that no trial had started. */
  hasNoTrial: z.boolean().optional(),
  /** The day on which the link was made, as `YYYY-MM-DD`. */
  madeOn: z.string().optional(),
});

/** What an owner's link holds. Whoever has the link can become the owner of the receptionist in their browser. */
export type OwnersLink = z.infer<typeof linkSchema>;

const linkParameter = 'owner';

/** Whether the address holds an owner's link, valid or not. */
export function hasOwnersLink(url: string): boolean {
  return new URL(url).searchParams.has(linkParameter);
}

/** The address that opens a receptionist's checklist as its owner's for 30 days, encrypted like a cookie. */
export async function ownersAddress(origin: string, link: OwnersLink): Promise<string> {
  const encrypted = await encryptValue(name, link);
  return `${origin}${checklistPath(link.agentId)}&${linkParameter}=${encrypted ?? ''}`;
}

/** The link in an address; `null` if there is none, or if it is expired, forged, or of another receptionist. */
export async function readOwnersLink(url: string): Promise<OwnersLink | null> {
  const { searchParams } = new URL(url);
  const encrypted = searchParams.get(linkParameter) ?? '';
  const link = linkSchema.safeParse((await decryptValue(name, encrypted))?.value).data;
  return link && link.agentId === agentIdFromSearch(searchParams) ? link : null;
}

export interface QrCode {
  /** Modules per side. */
  size: number;
  /** The dark modules as an SVG path with a stroke of 1. */
  path: string;
}

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const rows = data.map((row, y) => {
    const runs = row.map((isDark) => (isDark ? '1' : '0')).join('').matchAll(/1+/g); // prettier-ignore
    return [...runs].map((run) => `M${run.index} ${y}.5h${run[0].length}`).join('');
  });
  return { size, path: rows.join('') };
}
