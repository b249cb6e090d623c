import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

import { requiredAnswer } from '~/answers/answer-fields.server';
import { env } from '~/environment/env.server';
import {
  faultResponse,
  formErrorResponse,
  isCheckOnly,
  redirectTo,
} from '~/platform/http/action-response.server';
import { textOf } from '~/platform/http/receive-form.server';
import { beginSession } from '~/platform/cookies/session-cookie.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { agentIdFromUrl } from '~/domain/agent-id';
import { isBlank } from '~/domain/typed-text';
import { phoneLineOf } from '~/receptionist/number/phone-line';
import { readReceptionist } from '~/receptionist/record/receptionist.server';
import { businessOrCustomerName, ownVoiceCookie } from '~/receptionist/record/agent-record.server';
import type { Receptionist } from '~/receptionist/record/receptionist';
import { viewReceptionist } from '~/receptionist/record/receptionist-view';
import { widgetSettings } from '~/call-widget/voice-widget.server';
import { reportCheckouts } from '~/receptionist/payment/checkout-report.server';
import { recordingPath } from '~/domain/paths';
import { voiceNotices } from '~/content/notices';
import { cloneSample, sampleErrorResponse } from './voice-sample.server';
import { nameField } from './sample-fields';
import type { SampleVerdict } from './voice-sample.server';

const practiceNotices = { ours: voiceNotices.ourVoice, others: voiceNotices.notYourVoice };
const recordingForm = z.object({ [nameField]: requiredAnswer('BusinessName') });

/** The data of the recording page. */
export async function loadRecordingPage(visit: Visit) {
  const { request, jar } = visit;
  await beginSession(jar);
  await reportCheckouts(visit);
  const receptionist = await readReceptionist(jar, agentOfAddress(request));
  const { agentId } = receptionist;
  return {
    agentId,
    businessName: businessOrCustomerName(receptionist.record),
    isSaved: new URL(request.url).searchParams.get('saved') === 'true',
    widget: await widgetSettings(visit, agentId),
    phone: phoneLineOf(viewReceptionist(receptionist)),
    practice: practiceReason(receptionist),
  };
}

function agentOfAddress(request: Request): string {
  return agentIdFromUrl(request.url) ?? env.demoAgentId;
}

/** Why this browser can't change the voice: the receptionist is ours or somebody else's. Otherwise `null`. */
function practiceReason({ relation }: Receptionist): 'ours' | 'others' | null {
  if (relation === 'house') return 'ours';
  return relation === 'owner' ? null : 'others';
}

/** Clones the voice for the agent in the URL, unless the name or the sample is refused. */
export async function submitRecording(visit: Visit, form: FormData, verdict: SampleVerdict) {
  const { request, jar } = visit;
  const agentId = agentOfAddress(request);
  const submission = parseWithZod(form, { schema: recordingForm });
  if (submission.status !== 'success') {
    const isMissing = isBlank(textOf(form, nameField));
    return formErrorResponse(submission.reply(), isMissing ? voiceNotices.missingBusinessName : undefined);
  }
  if (isCheckOnly(visit)) return formErrorResponse(submission.reply()); // the page itself checks the file
  if (!verdict.ok) return sampleErrorResponse(form, verdict);
  const practice = practiceReason(await readReceptionist(jar, agentId));
  if (practice) return formErrorResponse(submission.reply(), practiceNotices[practice]);
  const cloning = await cloneSample(visit, form, verdict.sample, {
    agentId,
    businessName: submission.value[nameField],
    subject: agentId,
  });
  if (!cloning.ok) return faultResponse(voiceNotices.cloneFailed, submission.reply());
  await jar.write(ownVoiceCookie(agentId), true);
  throw redirectTo(visit, `${recordingPath(agentId)}&saved=true`);
}
