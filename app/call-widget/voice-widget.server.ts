import { tradeBySlug } from '~/content/trades/trades';
import { salesRepOf } from '~/visits/attribution.server';
import { env, isMock } from '~/environment/env.server';
import { readVisitor } from '~/visits/visitor.server';
import type { WidgetSettings } from './widget-settings';

const script = env.voiceWidgetSrc ? { url: env.voiceWidgetSrc } : isMock ? 'fake' : 'embed';

/**
 * Settings for the agent, or the demo agent without one. The trade in the address wins over the visitor's; a business
 * name belongs to the owner's own receptionist.
 */
export async function widgetSettings(
  request: Request,
  agentId?: string,
  businessName?: string,
): Promise<WidgetSettings> {
  const visitor = await readVisitor(request);
  const salesRep = salesRepOf(request, visitor);
  const asked = tradeBySlug(new URL(request.url).searchParams.get('trade'));
  const trade = asked?.slug ?? visitor.trade;
  return {
    agentId: agentId ?? env.demoAgentId,
    script,
    ...(salesRep ? { salesRep } : {}),
    ...(trade ? { trade } : {}),
    ...(businessName ? { businessName } : {}),
  };
}
