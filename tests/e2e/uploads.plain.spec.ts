import { readSample, samples } from '../setup/audio';
import { mutated, randomNumbers } from '../setup/random';
import { expect, test } from './fixtures';

const recordingPage = '/voice-recording?agentId=agent_abc';

test(
  'every container that browsers and phones record is taken, and a broken one gets the page',
  { tag: ['@D.upload', '@D.upload.server'] },
  async ({ request, baseURL }) => {
    const random = randomNumbers();
    await request.get(recordingPage);
    // The name and the type that a browser gives say nothing: what counts is what is in the file.
    const send = (buffer: Buffer, fields = {}) =>
      request.post(recordingPage, {
        headers: { Origin: baseURL ?? '' },
        multipart: {
          ...fields,
          intent: 'clone',
          audio: { name: 'sample', mimeType: 'application/octet-stream', buffer },
        },
        maxRedirects: 0,
      });
    for (const name of samples) {
      const sample = readSample(name);
      expect((await send(sample, { businessName: 'Rivera Plumbing' })).status(), name).toBe(303);
      const broken = await send(mutated(sample, random));
      expect(broken.status(), name).toBe(400);
      expect(await broken.text(), name).toContain('Record a Voice Sample');
    }
  },
);
