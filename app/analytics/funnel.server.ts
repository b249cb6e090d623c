import { defineCounter } from '~/platform/telemetry/metrics.server';

export const funnelSteps = ['started', 'analysed', 'created', 'trial', 'paid', 'checklist-complete'] as const;

export const countFunnelStep = defineCounter({
  name: 'web_funnel_steps_total',
  help: 'Steps on the way to a receptionist that works, by the variant that the setup started in.',
  labels: {
    step: funnelSteps,
    /** A variant of the form, a call, or `unknown` for an agent that was only named in a URL. */
    variant: ['A', 'B', 'C', 'call', 'unknown'],
  },
});
