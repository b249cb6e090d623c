import type { RedirectData } from './redirect-data';

/** The JSON of `/voice-handover`. */
export interface HandedOver {
  /** Whether a number was assigned or is on its way. */
  assigned: boolean;
}

/** Whether a number was assigned; no response counts as none: the receptionist exists, the visitor continues. */
export async function sendCallResult(data: RedirectData): Promise<boolean> {
  try {
    const response = await fetch('/voice-handover', { method: 'POST', body: new URLSearchParams(data) });
    const { assigned }: HandedOver = await response.json();
    return response.ok && assigned;
  } catch {
    return false;
  }
}
