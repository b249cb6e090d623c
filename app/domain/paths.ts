import { unknownAgent } from './agent-id';

// The paths of an owner's pages. A path without an ID is for the session's current receptionist.

/** The page of a receptionist: its number, what it knows, and the voice widget. */
export function receptionistPath(agentId: string): string {
  return `/demo/agent/${agentId}`;
}

/** The number as JSON, for scripts. */
export function numberPath(agentId: string): string {
  return `${receptionistPath(agentId)}/number`;
}

export function trialPath(agentId = unknownAgent): string {
  return agentId === unknownAgent ? '/trial-signup' : `/trial-signup?agent=${agentId}`;
}

export function paymentPath(agentId = unknownAgent): string {
  return agentId === unknownAgent ? '/payment-setup' : `/payment-setup?agent=${agentId}`;
}

/** The step that adds a card, even if this browser remembers a trial: the owner may have left the checkout. */
export function addCardPath(step: 'trial' | 'payment', agentId?: string): string {
  const path = step === 'trial' ? trialPath(agentId) : paymentPath(agentId);
  return `${path}${path.includes('?') ? '&' : '?'}again=true`;
}

/** The checklist, with this step open. */
export function checklistPath(agentId?: string, step?: string): string {
  const path = '/calendar-setup';
  if (!agentId) return path;
  return step ? `${path}?agentId=${agentId}&open=${step}` : `${path}?agentId=${agentId}`;
}

export function recordingPath(agentId: string): string {
  return `/voice-recording?agentId=${agentId}`;
}

/** The page that shows the code to dial for this number. With `null`, the owner types the permanent number. */
export function forwardingPath(number: string | null): string {
  return `/testforwarding?number=${number ?? ''}`;
}

/** The page that tries the website widget. */
export function widgetTestPath(agentId: string): string {
  return `/widget-test?agent=${agentId}`;
}

/** The page with the owner's link. */
export function otherDevicePath(agentId: string): string {
  return `/other-device?agentId=${agentId}`;
}

/** The path and query of a URL without one of its parameters. */
export function pathWithout(parameter: string, address: string): string {
  const url = new URL(address);
  url.searchParams.delete(parameter);
  return url.pathname + url.search;
}

/** The page that asks before it forgets this browser’s visitor. */
export const forgetPath = '/forget';

/** The query parameter of Home that names the trade whose call it plays. */
export const callParameter = 'call';

/** The calculator's first field. Only URLs with a result have it. */
export const serviceCostParameter = 'serviceCost';
