import { logStepPath } from './reported-step';
import type { ReportedStep } from './reported-step';

declare global {
  interface Window {
    /** Defined if the site's operator added a Google Analytics tag. */
    gtag?: (command: 'event', name: string, parameters: Record<string, unknown>) => void;
  }
}

/** Reports a step to the server and to analytics. The visitor isn't told about failures. */
export function reportStep(report: ReportedStep): void {
  const { step, ...stepData } = report;
  sendToAnalytics(step, stepData);
  const body = new FormData();
  for (const [name, value] of Object.entries(report)) body.set(name, String(value));
  fetch(logStepPath, { method: 'POST', body, keepalive: true }).catch((error: unknown) => {
    // eslint-disable-next-line no-console -- logged steps must never interrupt the visitor
    console.warn('A step could not be logged.', error);
  });
}

/** Sends the step to Google Analytics, if the page has it. */
export function sendToAnalytics(step: string | number, stepData: Record<string, unknown>): void {
  window.gtag?.('event', String(step), stepData);
}
