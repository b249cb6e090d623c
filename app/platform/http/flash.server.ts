import { z } from 'zod';

import type { Notice } from '../forms/notice';
import { singleCookie } from '../cookies/cookie-jar.server';
import type { CookieJar } from '../cookies/cookie-jar.server';
import type { Visit } from '../cookies/visit.server';
import { isSeen } from './navigation.server';

const lifetimeSeconds = 60;

/** Earlier releases use the same name, so that each release shows the other's notices during a deploy. */
const noticeCookie = singleCookie(
  'toast',
  z.object({
    tone: z.enum(['status', 'error']),
    title: z.string(),
    description: z.string().optional(),
    note: z.string().optional(),
    next: z.object({ label: z.string(), href: z.string() }).optional(),
  }),
  lifetimeSeconds,
);

/** Makes the next page show a notice, whichever page the response redirects to. */
export async function flashNotice({ jar }: Visit, notice: Notice): Promise<void> {
  await jar.write(noticeCookie, notice);
}

/** Whether a notice is waiting to be shown. */
export function hasNotice(jar: CookieJar): boolean {
  return jar.has(noticeCookie);
}

/** The notice to show on this page, which clears it. `null` without a notice, and for requests that no visitor sees. */
export async function takeNotice({ request, jar }: Visit): Promise<Notice | null> {
  if (!isSeen(request)) return null; // so that a fetch, a frame or a prefetch doesn't use up the notice
  const notice = await jar.read(noticeCookie);
  if (notice) jar.clear(noticeCookie);
  return notice;
}
