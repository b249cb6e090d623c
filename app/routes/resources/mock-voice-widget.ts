import { data } from '@remix-run/node';

import { isMock } from '~/environment/env.server';

/** The script of the fake voice widget, with its calls. */
export async function loader() {
  if (!isMock) throw data(null, { status: 404 });
  const { simulatedCalls } = await import('../../../mocks/voice-widget/trade-calls');
  const { default: script } = await import('../../../mocks/voice-widget/fake-widget.ts?bundled');
  return new Response(`globalThis.simulatedCalls = ${JSON.stringify(simulatedCalls)};\n${script}`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
