import { salesRepOf } from '~/visits/attribution.server';
import { env, isMock } from '~/platform/environment/env.server';
import { readVisitor } from '~/platform/session/visitor.server';
import type { WidgetSettings } from './widget-settings';

const script = env.voiceWidgetSrc ? { url: env.voiceWidgetSrc } : isMock ? 'standIn' : 'embed';

export async function widgetSettings(request: Request, agentId?: string): Promise<WidgetSettings> {
  const salesRep = salesRepOf(request, await readVisitor(request));
  return { agentId: agentId ?? env.demoAgentId, script, ...(salesRep ? { salesRep } : {}) };
}
