import { createHash } from 'node:crypto';

import { cloneVoice } from '~/backend/costly-calls.server';
import { faultResponse, formErrorResponse, uncheckedReply } from '~/platform/http/action-response.server';
import { receiveUpload } from '~/platform/http/receive-upload.server';
import type { UploadForm } from '~/platform/http/receive-upload.server';
import type { ByteSource } from '~/platform/http/spooled-body.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { voiceNotices } from '~/content/notices';
import { audioSeconds } from './audio-length/audio-length';
import { sampleErrors, sampleField } from './sample-fields';
import { isLongEnough } from './recorder/recorder-state';

export interface VoiceSample {
  seconds: number;
  fingerprint: string;
  audio: ByteSource;
}

/** The result of checking an upload. A rejection without a message means that the server couldn't store the file. */
export type SampleVerdict =
  { ok: true; sample: VoiceSample } | { ok: false; status: 400 | 413; message: string } | NotStored;
type NotStored = { ok: false; message: null };

/** Passes the form and the checked file to `respond`, then deletes the file. Throws error pages 400, 403, 405, 413, 415. */
export async function receiveSample<Result>(
  visit: Visit,
  respond: (form: FormData, verdict: SampleVerdict) => Promise<Result>,
): Promise<Result> {
  return receiveUpload(visit, sampleField, async ({ form, file }) => respond(form, await checkSample(file)));
}

async function checkSample(file: UploadForm['file']): Promise<SampleVerdict> {
  if (file === 'too-large') return { ok: false, status: 413, message: sampleErrors.tooLarge };
  if (file === 'no-space') return { ok: false, message: null };
  if (!file) return { ok: false, status: 400, message: sampleErrors.noAudio };
  const { seconds, fingerprint } = await file.examine((bytes) => ({
    seconds: audioSeconds(bytes),
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
  }));
  if (seconds === null)
    return { ok: false, status: 400, message: `${sampleErrors.noAudio} ${sampleErrors.unreadable}` };
  if (!isLongEnough(seconds)) return { ok: false, status: 400, message: sampleErrors.tooShort };
  return { ok: true, sample: { seconds, fingerprint, audio: file } };
}

/** Repeating the call with the same sample and name is idempotent. `subject` is the ID of the draft or agent. */
export function cloneSample(
  visit: Visit,
  form: FormData,
  sample: VoiceSample,
  { agentId, businessName, subject }: { agentId: string; businessName: string; subject: string },
) {
  const body = { voiceName: `${businessName} Receptionist`, businessName, agentId };
  return cloneVoice(visit, form, subject, body, sample);
}

/** Shows the form again with the error of its sample. */
export function sampleErrorResponse(form: FormData, verdict: Extract<SampleVerdict, { ok: false }>) {
  if (verdict.message === null) return faultResponse(voiceNotices.cloneFailed, uncheckedReply(form));
  const { status, message } = verdict;
  return formErrorResponse(uncheckedReply(form, { [sampleField]: [message] }), undefined, status);
}
