import { tradeBySlug } from '~/content/trades/trades';
import { salesRepFor } from '~/analytics/attribution.server';
import { env, isMock } from '~/environment/env.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { readSession } from '~/session/session.server';
import type { WidgetSettings } from './voice-widget';

const script = env.voiceWidgetSrc ? { url: env.voiceWidgetSrc } : isMock ? 'fake' : 'embed';

export const simulatesCalls = script === 'fake';

/**
 * Settings for a call with the given agent, or with the demo agent. The trade in the URL takes precedence over the
 * visitor's. Pass a business name only for the owner's own receptionist.
 */
export async function widgetSettings(
  { request, jar }: Visit,
  agentId?: string,
  businessName?: string,
): Promise<WidgetSettings> {
  const session = await readSession(jar);
  const salesRep = salesRepFor(request, session);
  const requestedTrade = tradeBySlug(new URL(request.url).searchParams.get('trade'));
  const trade = requestedTrade?.slug ?? session.trade;
  return {
    agentId: agentId ?? env.demoAgentId,
    script,
    salesRep,
    trade,
    businessName,
  };
}
