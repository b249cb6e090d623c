import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { callEvent } from './widget-call';

const embed = readFileSync('node_modules/@elevenlabs/convai-widget-embed/dist/index.js', 'utf8');

/** What our pages, and the stand-in in its place, rely on; an update of the package may change it. */
test.each([
  callEvent,
  'elevenlabs-convai',
  '"agent-id"',
  '"dynamic-variables"',
  '"placement"',
  '"text-contents"',
  '"avatar-orb-color-1"',
  'main_label',
  'start_call',
  '--el-',
  'clientTools',
  'dynamicVariables',
])('the real widget knows %s', { tags: ['D.widget', '7.load.1'] }, (word) => expect(embed).toContain(word));

test('the content policy admits the widget’s own worklet', { tags: ['D.headers'] }, () => {
  const policy = readFileSync('app/call-widget/widget-policy.ts', 'utf8');
  const worklets = embed.match(/https:\/\/cdn\.jsdelivr\.net\/npm\/[^"'`]+\.worklet\.js/g) ?? [];
  expect(worklets).not.toEqual([]);
  for (const worklet of worklets) expect(policy).toContain(worklet);
});
