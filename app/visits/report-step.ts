import { logStepPath } from './reported-step';
import type { ReportedStep } from './reported-step';

declare global {
  interface Window {
    /** Present where the owner of this product has put an analytics tag into the page. */
    gtag?: (command: 'event', name: string, parameters: Record<string, unknown>) => void;
  }
}

/** A failure goes to the console alone. */
export function reportStep(report: ReportedStep): void {
  const { step, ...stepData } = report;
  mirrorStep(step, stepData);
  const body = new FormData();
  for (const [name, value] of Object.entries(report)) body.set(name, String(value));
  fetch(logStepPath, { method: 'POST', body, keepalive: true }).catch((error: unknown) => {
    // eslint-disable-next-line no-console -- nobody else is to hear of it
    console.warn('A step could not be logged.', error);
  });
}

/** The same event for the page's analytics, where there is one. */
export function mirrorStep(step: string | number, stepData: Record<string, unknown>): void {
  window.gtag?.('event', String(step), stepData);
}
