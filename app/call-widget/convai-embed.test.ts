import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const embed = readFileSync('node_modules/@elevenlabs/convai-widget-embed/dist/index.js', 'utf8');

/** Our pages and the fake widget rely on these names. An update of the package may change them. */
test.each([
  'elevenlabs-convai:call',
  'elevenlabs-convai',
  '"agent-id"',
  '"dynamic-variables"',
  '"placement"',
  '"text-contents"',
  '"avatar-orb-color-1"',
  'main_label',
  'start_call',
  'user_ended_conversation',
  'agent_ended_conversation',
  '--el-',
  'clientTools',
  'dynamicVariables',
])('the installed widget package contains %s', (name) => expect(embed).toContain(name));

test('the Content-Security-Policy allows the widget’s audio worklet', () => {
  const policy = readFileSync('app/call-widget/voice-widget.tsx', 'utf8');
  const worklets = embed.match(/https:\/\/cdn\.jsdelivr\.net\/npm\/[^"'`]+\.worklet\.js/g) ?? [];
  expect(worklets).not.toEqual([]);
  for (const worklet of worklets) expect(policy).toContain(worklet);
});
