/** Dispatched by the widget before a call starts. Listeners can change the call's configuration. */
export const callEvent = 'elevenlabs-convai:call';

/** A function that the agent can call. Its result is passed back to the agent. */
type ClientTool = (parameters: unknown) => string | Promise<string>;

export interface CallConfig {
  clientTools?: Record<string, ClientTool>;
}

/** The call's configuration, or `null` if the event has none. The widget reads this object after the event. */
export function getCallConfig(event: Event): CallConfig | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null || !('config' in detail)) return null;
  return typeof detail.config === 'object' ? detail.config : null;
}
