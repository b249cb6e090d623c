import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

import { env } from '~/environment/env.server';
import { redirectAfterPost, refuseForm, reportFault } from '~/platform/http/action-response.server';
import { requiredText } from '~/platform/forms/text-fields.server';
import { textOf } from '~/platform/http/receive-form.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import type { Visit } from '~/platform/session/visit.server';
import { agentIdFromSearch } from '~/domain/agent-id';
import { isBlank } from '~/domain/typed-text';
import { isHouseAgent, isOwnersBrowser } from '~/receptionist/permission/permission.server';
import {
  businessOrCustomerName,
  readRecord,
  rememberOwnVoice,
} from '~/receptionist/record/agent-record.server';
import { demoPhoneLine, agentPhoneLine } from '~/content/phone-lines';
import type { PhoneLine } from '~/content/phone-lines';
import { knownNumber } from '~/receptionist/number/number.server';
import { recordingPath } from '~/domain/paths';
import { cloneSample, refuseSample } from './voice-sample.server';
import { notices } from './notices';
import { nameField } from './sample-fields';
import type { SampleVerdict } from './voice-sample.server';

const practiceNotices = { ours: notices.ourVoice, others: notices.notYourVoice };
const recordingForm = z.object({ [nameField]: requiredText('Business Name', 120) });

export function agentOfAddress(request: Request): string {
  const { searchParams } = new URL(request.url);
  return agentIdFromSearch(searchParams) ?? env.demoAgentId;
}

export async function knownBusinessName(jar: CookieJar, agentId: string): Promise<string> {
  return businessOrCustomerName(await readRecord(jar, agentId));
}

/** Whose receptionist it is, if this browser can't change its voice: ours or somebody else's. Otherwise `null`. */
export async function practiceReason(jar: CookieJar, agentId: string): Promise<'ours' | 'others' | null> {
  if (isHouseAgent(agentId)) return 'ours';
  return isOwnersBrowser(await readRecord(jar, agentId)) ? null : 'others';
}

export async function phoneLineOf(jar: CookieJar, agentId: string): Promise<PhoneLine> {
  return agentId === env.demoAgentId ? demoPhoneLine : agentPhoneLine(await knownNumber(jar, agentId));
}

/** Clones the voice for the agent in the URL, unless the name or the sample is refused. */
export async function submitRecording(visit: Visit, form: FormData, verdict: SampleVerdict) {
  const { request, jar } = visit;
  const agentId = agentOfAddress(request);
  const submission = parseWithZod(form, { schema: recordingForm });
  if (submission.status !== 'success') {
    const isMissing = isBlank(textOf(form, nameField));
    return refuseForm(submission.reply(), isMissing ? notices.missingBusinessName : undefined);
  }
  if (!verdict.ok) return refuseSample(form, verdict);
  const practice = await practiceReason(jar, agentId);
  if (practice) return refuseForm(submission.reply(), practiceNotices[practice]);
  const cloning = await cloneSample({ ...visit, form }, verdict.sample, {
    agentId,
    businessName: submission.value[nameField],
    subject: agentId,
  });
  if (!cloning.ok) return reportFault(notices.cloneFailed, submission.reply());
  await rememberOwnVoice(jar, agentId);
  return redirectAfterPost(request, `${recordingPath(agentId)}&saved=true`);
}
