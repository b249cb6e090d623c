import { readSample, samples } from '../setup/audio';
import { mutated, randomNumbers } from '../setup/random';
import { expect, test } from './fixtures';

const recordingPage = '/voice-recording?agentId=agent_abc';

test(
  'every container that browsers and phones record is taken',
  { tag: ['@D.upload', '@D.upload.server'] },
  async ({ request, baseURL }) => {
    await request.get(recordingPage);
    for (const name of samples) {
      const response = await request.post(recordingPage, {
        headers: { Origin: baseURL ?? '' },
        multipart: {
          businessName: 'Rivera Plumbing',
          intent: 'clone',
          // The name and the type that a browser gives say nothing: what counts is what is in the file.
          audio: { name: 'sample', mimeType: 'application/octet-stream', buffer: readSample(name) },
        },
        maxRedirects: 0,
      });
      expect(response.status(), name).toBe(303);
    }
  },
);

test(
  'broken recordings are answered with the page',
  { tag: ['@D.upload.server'] },
  async ({ request, baseURL }) => {
    const random = randomNumbers();
    await request.get(recordingPage);
    for (const name of samples) {
      for (let round = 0; round < 4; round += 1) {
        const buffer = mutated(readSample(name), random);
        const response = await request.post(recordingPage, {
          headers: { Origin: baseURL ?? '' },
          multipart: { intent: 'clone', audio: { name, mimeType: 'audio/mpeg', buffer } },
        });
        expect(response.status(), name).toBe(400);
        expect(await response.text()).not.toContain('Cookies are needed');
      }
    }
  },
);
