import { tradeBySlug } from '~/content/trades/trades';
import { salesRepFor } from '~/analytics/attribution.server';
import { env, isMock } from '~/environment/env.server';
import type { Visit } from '~/platform/session/visit.server';
import { readVisitor } from '~/visitor/visitor.server';
import type { WidgetSettings } from './voice-widget';

const script = env.voiceWidgetSrc ? { url: env.voiceWidgetSrc } : isMock ? 'fake' : 'embed';

/**
 * Settings for a call with the given agent, or with the demo agent. The trade in the URL takes precedence over the
 * visitor's. Pass a business name only for the owner's own receptionist.
 */
export async function widgetSettings(
  { request, jar }: Visit,
  agentId?: string,
  businessName?: string,
): Promise<WidgetSettings> {
  const visitor = await readVisitor(jar);
  const salesRep = salesRepFor(request, visitor);
  const requestedTrade = tradeBySlug(new URL(request.url).searchParams.get('trade'));
  const trade = requestedTrade?.slug ?? visitor.trade;
  return {
    agentId: agentId ?? env.demoAgentId,
    script,
    salesRep,
    trade,
    businessName,
  };
}
