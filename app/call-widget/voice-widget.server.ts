import convaiEmbed from '@elevenlabs/convai-widget-embed/dist/index.js?url';

import { salesRepOf } from '~/visits/attribution.server';
import { env, isMock } from '~/platform/environment/env.server';
import { readVisitor } from '~/platform/session/visitor.server';
import standIn from '../../mocks/voice-widget/stand-in.js?url';
import type { WidgetSettings } from './widget-settings';

/** The real embed from our own origin, or a stand-in where the backend is a mock (decisions §1). */
const scriptUrl = env.voiceWidgetSrc ?? (isMock ? standIn : convaiEmbed);

/** What the voice widget of a page needs; without an agent it talks to the demo agent. */
export async function widgetSettings(request: Request, agentId?: string): Promise<WidgetSettings> {
  const salesRep = salesRepOf(request, await readVisitor(request));
  return { agentId: agentId ?? env.demoAgentId, scriptUrl, ...(salesRep ? { salesRep } : {}) };
}
