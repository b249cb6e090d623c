import { env } from '~/environment/env.server';
import { redirectAfterPost, refuseForm, reportFault } from '~/platform/http/action-response.server';
import { requiredText } from '~/platform/forms/server/text-fields.server';
import { textOf } from '~/platform/http/receive-form.server';
import { agentIdFromSearch } from '~/domain/agent-id';
import { isBlank } from '~/domain/visible-text';
import { isHouseAgent, readRecord, rememberOwnVoice } from '~/receptionist/agent-record.server';
import { demoPhoneLine, agentPhoneLine } from '~/call-widget/phone-line';
import type { PhoneLine } from '~/call-widget/phone-line';
import { knownNumber } from '~/receptionist/number/phone.server';
import { cloneSample, refuseSample } from './clone-voice.server';
import { toasts } from './toasts';
import { nameField } from './sample-rules';
import type { VoiceSample, SampleVerdict } from './voice-sample.server';

const businessName = requiredText('Business Name', 120);

export function agentOfAddress(request: Request): string {
  const { searchParams } = new URL(request.url);
  return agentIdFromSearch(searchParams) ?? env.demoAgentId;
}

export async function knownBusinessName(request: Request, agentId: string): Promise<string> {
  const { handover, knows, customer } = await readRecord(request, agentId);
  return handover?.businessName ?? (knows?.businessName || customer?.name || '');
}

export async function phoneLineOf(request: Request, agentId: string): Promise<PhoneLine> {
  return agentId === env.demoAgentId ? demoPhoneLine : agentPhoneLine(await knownNumber(request, agentId));
}

export function refuseRecording(request: Request, form: FormData, verdict: SampleVerdict) {
  const name = textOf(form, nameField);
  const typed = { [nameField]: name };
  const read = businessName.safeParse(name);
  if (!read.success) {
    const error = { [nameField]: read.error.issues.map(({ message }) => message) };
    return refuseForm({ error, initialValue: typed }, isBlank(name) ? toasts.missingBusinessName : undefined);
  }
  if (!verdict.ok) return refuseSample(verdict, typed);
  return isHouseAgent(agentOfAddress(request))
    ? refuseForm({ initialValue: typed }, toasts.notYourVoice)
    : null;
}

export async function replaceVoice(request: Request, form: FormData, sample: VoiceSample) {
  const agentId = agentOfAddress(request);
  const name = businessName.parse(textOf(form, nameField));
  const cloning = await cloneSample({ request, form }, sample, {
    agentId,
    businessName: name,
    subject: agentId,
  });
  if (cloning.ok) {
    const cookies = await rememberOwnVoice(request, agentId);
    return redirectAfterPost(request, `/voice-recording?agentId=${agentId}&saved=true`, cookies);
  }
  const typed = { initialValue: { [nameField]: name } };
  return reportFault(toasts.cloneFailed, cloning.cookies, typed);
}
