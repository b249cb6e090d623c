import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { z } from 'zod';

import { carriers } from '~/content/carriers';
import { forwardingTypes } from '~/domain/forwarding-code';
import type { Carrier } from '~/domain/forwarding-code';
import { displayPhone, formatUsPhone } from '~/domain/typed-text';
import { phoneMessage } from '~/answers/answer-text';

export interface FilledForm {
  values: { type: string; carrier: string; number: string };
  /** Whether the code is for the permanent number, which only the owner's email has. */
  isForPermanent: boolean;
  /** Whether the visitor may not have a receptionist yet. The checklist's links always say for which number. */
  isUndecided: boolean;
  /** Whether a link filled in a number of another receptionist than the owner's. */
  hasForeignNumber: boolean;
}

/** The visitor's earlier choice, for another number. */
export type LastChoice = Pick<FilledForm['values'], 'type' | 'carrier'>;

/**
 * Reads the form's initial values from the URL. A URL never shows codes, because a link in a message could trick somebody
 * into forwarding calls to a stranger. No carrier is preselected but the one chosen last, because another carrier's code
 * may do nothing.
 */
export function filledForm(
  query: URLSearchParams,
  receptionist: { number: string | null } | null,
  last: LastChoice | undefined,
): FilledForm {
  const linked = query.get('number');
  const own = receptionist?.number ?? null;
  const number = linked ?? own ?? '';
  return {
    values: {
      type: query.get('type') ?? last?.type ?? 'noanswer',
      carrier: query.get('carrier') ?? last?.carrier ?? '',
      number,
    },
    isForPermanent: linked === '' && own !== null,
    isUndecided: linked === null && receptionist === null,
    hasForeignNumber: number !== '' && displayPhone(number) !== own,
  };
}

const foreignNumber =
  'Please enter a regular US phone number. 900, 976 and service numbers like 911 don’t work here.';

const forwardingForm = z.object({
  type: z.enum(forwardingTypes, 'Please choose which calls to forward.'),
  carrier: z.string().optional().transform(readCarrier),
  number: z.string(phoneMessage).transform(checkPhone),
});

export type ForwardingChoices = z.infer<typeof forwardingForm>;

/** The result of sending the form: the choices to show codes for, or `null` and the errors. */
export interface SubmittedForm {
  lastResult: SubmissionResult;
  chosen: ForwardingChoices | null;
}

export function submittedForm(form: FormData): SubmittedForm {
  const submission = parseWithZod(form, { schema: forwardingForm });
  return {
    lastResult: submission.reply(),
    chosen: submission.status === 'success' ? submission.value : null,
  };
}

function readCarrier(submitted: string | undefined, ctx: z.RefinementCtx): Carrier {
  const carrier = carriers.find(({ id }) => id === submitted);
  if (carrier) return carrier;
  ctx.addIssue({ code: 'custom', message: 'Please choose your carrier from the list.' });
  return z.NEVER;
}

function checkPhone(submitted: string, ctx: z.RefinementCtx): string {
  const number = formatUsPhone(submitted);
  if (number && isUsSubscriberNumber(number)) return number;
  ctx.addIssue({ code: 'custom', message: number ? foreignNumber : phoneMessage });
  return z.NEVER;
}

/** The US and its territories. Calls to other countries with country code 1, such as Canada, are international. */
const usRegions: (string | undefined)[] = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];
const subscriberTypes: (string | undefined)[] = ['FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'MOBILE', 'TOLL_FREE'];

/**
 * Whether a number such as `512-555-0100` can belong to a US subscriber: its area code is geographic or toll-free. The
 * library doesn't know exchanges that cost extra in every area code (976) or belong to services (411, 555-1212).
 */
export function isUsSubscriberNumber(number: string): boolean {
  if (!/^\d{3}-\d{3}-\d{4}$/.test(number) || /^\d{3}-(976|\d11|555-1212)/.test(number)) return false;
  const parsed = parsePhoneNumber(number, 'US');
  return parsed.isValid() && usRegions.includes(parsed.country) && subscriberTypes.includes(parsed.getType());
}
