import { salesRepOf } from '../attribution/attribution.server';
import { env } from '../env.server';
import { readVisitor } from '../session/visitor.server';
import type { WidgetSettings } from './widget-settings';

/** What the voice widget of a page needs; without an agent it talks to the demo agent. */
export async function widgetSettings(request: Request, agentId?: string): Promise<WidgetSettings> {
  const salesRep = salesRepOf(request, await readVisitor(request));
  return { agentId: agentId ?? env.demoAgentId, ...(salesRep ? { salesRep } : {}) };
}
