/** Sent before a call starts: a page adds to the call through it. */
export const callEvent = 'elevenlabs-convai:call';

/** A function that the agent may call; the result is passed to the agent. */
export type ClientTool = (parameters: unknown) => string | Promise<string>;

export interface CallConfig {
  clientTools?: Record<string, ClientTool>;
}

/** The widget uses the same object after the event. */
export function callConfigOf(event: Event): CallConfig | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null || !('config' in detail)) return null;
  return typeof detail.config === 'object' ? detail.config : null;
}
