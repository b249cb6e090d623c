import { z } from 'zod';

import { tooLongMessage } from '~/platform/forms/messages';
import { optionalEmail } from '~/platform/forms/server/text-fields.server';
import { isOnPublicHost } from './public-host.server';
import { parseWebsiteAddress, websiteMessage } from './website-address';

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

export const websiteForm = z.object({
  websiteAddress: z.string('Please provide a website address.').pipe(websiteAddress),
  email: optionalEmail('Email'),
});

/** An owner without a website continues; a mistyped one sees the error. */
export const skippedWebsiteForm = websiteForm.extend({ websiteAddress: websiteAddress.optional() });
