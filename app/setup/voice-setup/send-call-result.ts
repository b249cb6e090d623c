import type { RedirectData } from './redirect-data';

/** The JSON response of `/voice-handover`. */
export interface CallResult {
  /** Whether a phone number was assigned, or will be soon. */
  assigned: boolean;
}

/** Resolves with whether a number was assigned. A failure counts as no number, since the receptionist exists anyway. */
export async function sendCallResult(data: RedirectData): Promise<boolean> {
  try {
    const response = await fetch('/voice-handover', { method: 'POST', body: new URLSearchParams(data) });
    const { assigned }: CallResult = await response.json();
    return response.ok && assigned;
  } catch {
    return false;
  }
}
