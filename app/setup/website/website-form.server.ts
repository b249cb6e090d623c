import ipaddr from 'ipaddr.js';
import { z } from 'zod';

import { tooLongMessage } from '~/platform/forms/error-texts';
import { optionalText, textOfKind } from '~/platform/forms/text-fields.server';
import { parseWebsiteAddress, websiteMessage } from '~/domain/website-address';

const addressLength = 2_048;

export const addressSchema = z
  .string()
  .trim()
  .max(addressLength, { error: tooLongMessage('Website Address', addressLength), abort: true })
  .transform((typed, ctx) => {
    const url = parseWebsiteAddress(typed);
    if (url && isOnPublicHost(url)) return url;
    ctx.addIssue({ code: 'custom', message: websiteMessage });
    return z.NEVER;
  });

/** The step's other field, for an owner who skips the website. */
export const emailSchema = z.object({ email: textOfKind('email', optionalText('Email', 254)) });

export const websiteSchema = emailSchema.extend({
  websiteAddress: z.string('Please provide a website address.').pipe(addressSchema),
});

/** Whether the host is a name or a public IPv4 address, as opposed to a private or reserved one. */
export function isOnPublicHost(websiteAddress: string): boolean {
  const host = new URL(websiteAddress).hostname.replace(/\.$/, ''); // URL has converted other notations of IPv4
  return !ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv4.parse(host).range() === 'unicast';
}
