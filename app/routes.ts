import { index, route } from '@remix-run/route-config';
import type { RouteConfig, RouteConfigEntry } from '@remix-run/route-config';

import { brand } from './brand';
import { feedPath, pages, textPageNames } from './content/pages/pages';
import { pagePath, setupSteps, variants } from './setup/variants';
import type { Variant } from './setup/variants';

export default [
  index('routes/public-page.tsx', { id: 'home' }),
  route('backupHome101525', 'routes/public-page.tsx', { id: 'backupHome' }),
  ...textPageNames.map((name) => route(pages[name].path.slice(1), 'routes/public-page.tsx', { id: name })),
  route('try-now', 'routes/try-now.tsx'),
  route('get-started', 'routes/get-started.tsx'),
  ...variants.flatMap(setup),
  route('demo/agent/:agentId?', 'routes/demo-agent.tsx'),
  route('demo/agent/:agentId/number', 'routes/resources/agent-number.ts'),
  route('demo-call', 'routes/demo-call.tsx'),
  route('voice-agent', 'routes/demo-call.tsx', { id: 'voice-agent' }),
  route('faq', 'routes/faq.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/article.tsx'),
  route('trial-signup', 'routes/trial-signup.tsx'),
  route('payment-setup', 'routes/payment-setup.tsx'),
  route('mock-checkout', 'routes/mock-checkout.tsx'),
  route('mock-calls', 'routes/mock-calls.tsx'),
  route('calendar-setup', 'routes/calendar-setup.tsx'),
  route('other-device', 'routes/other-device.tsx'),
  route('voice-recording', 'routes/voice-recording.tsx'),
  route(brand.slug, 'routes/voice-widget.tsx'),
  route('testforwarding', 'routes/test-forwarding.tsx'),
  route('videocreationwhiteboard', 'routes/video-creation-whiteboard.tsx'),
  route('forget', 'routes/forget.tsx'),
  route('widget-test', 'routes/widget-test.tsx'),
  route('plumbing', 'routes/trade.tsx', { id: 'plumbing' }),
  route('for/:trade', 'routes/trade.tsx'),
  route('about-us', 'routes/redirects/about-us.ts'),
  route('mock-voice-widget.js', 'routes/resources/mock-voice-widget.ts'),
  route('widget.js', 'routes/resources/widget-script.ts'),
  route('voice-handover', 'routes/resources/voice-handover.ts'),
  route('log-step', 'routes/resources/log-step.ts'),
  route('healthz', 'routes/resources/healthz.ts'),
  route('readyz', 'routes/resources/readyz.ts'),
  ...['robots.txt', 'sitemap.xml', 'llms.txt', feedPath.slice(1)].map((path) =>
    route(path, 'routes/resources/named-file.ts', { id: path }),
  ),
  route(':rep', 'routes/rep-home.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

/** The pages of a variant. A step that the variant lacks redirects to an existing step. */
function setup(variant: Variant): RouteConfigEntry[] {
  const page = (path: string, name: string) =>
    route(path.slice(1), `routes/create-agent/${name}.tsx`, { id: path.slice(1) });
  return [
    page(variant.path, 'landing'),
    ...setupSteps.map((step) => page(pagePath(variant, step), step)),
    page(`${variant.path}/voice-setup`, 'voice-setup'),
  ];
}
