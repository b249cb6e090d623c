/** The event that the widget sends before a call starts, through which a page adds to the call. */
export const callEvent = 'elevenlabs-convai:call';

/** A function of the page that the agent may call; what it gives is told to the agent. */
export type ClientTool = (parameters: unknown) => string | Promise<string>;

/** The call's configuration as far as pages add to it. */
export interface CallConfig {
  clientTools?: Record<string, ClientTool>;
}

/** The configuration that a call event carries; the widget uses the same object afterwards. */
export function callConfigOf(event: Event): CallConfig | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null || !('config' in detail)) return null;
  return typeof detail.config === 'object' ? detail.config : null;
}
