import ipaddr from 'ipaddr.js';
import { z } from 'zod';

import { tooLongMessage } from '~/platform/forms/error-texts';
import { optionalText, textOfKind } from '~/platform/forms/text-fields.server';
import { parseWebsiteAddress, websiteMessage } from '~/domain/website-address';

const addressLength = 2_048;

const websiteAddress = z
  .string()
  .trim()
  .max(addressLength, { error: tooLongMessage('Website Address', addressLength), abort: true })
  .transform((typed, ctx) => {
    const url = parseWebsiteAddress(typed);
    if (url && isOnPublicHost(url)) return url;
    ctx.addIssue({ code: 'custom', message: websiteMessage });
    return z.NEVER;
  });

export const websiteSchema = z.object({
  websiteAddress: z.string('Please provide a website address.').pipe(websiteAddress),
  email: textOfKind('email', optionalText('Email', 254)),
});

/** Allows no website; a mistyped address is still an error. */
export const skippedWebsiteSchema = websiteSchema.extend({ websiteAddress: websiteAddress.optional() });

/** Whether the host is a name or a public IPv4 address, as opposed to a private or reserved one. */
export function isOnPublicHost(websiteAddress: string): boolean {
  const host = new URL(websiteAddress).hostname.replace(/\.$/, ''); // URL has converted other notations of IPv4
  return !ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv4.parse(host).range() === 'unicast';
}
