import { makeWav } from '../../setup/audio';

const speech = makeWav({ parts: [{ tone: 12 }] });

/** A form that clones a voice: twelve seconds of speech, or whatever else is given for it. */
export function sampleForm(fields: Record<string, string> = {}, audio: Buffer = speech): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'clone', ...fields })) form.set(name, value);
  form.set('audio', new File([new Uint8Array(audio)], 'me.wav', { type: 'audio/wav' }));
  return form;
}
