/** The source of the fake voice widget, with its calls. Only the server has it; client files don't contain it. */
export async function fakeWidgetScript(): Promise<string> {
  const { simulatedCalls } = await import('../../mocks/voice-widget/trade-calls');
  const { default: script } = await import('../../mocks/voice-widget/fake-widget.ts?bundled');
  return `globalThis.simulatedCalls = ${JSON.stringify(simulatedCalls)};\n${script}`;
}
