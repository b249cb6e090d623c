import { expect, test } from 'vitest';

import { brand } from '~/brand';
import { embedSnippet } from './embed-snippet';

const link = `<noscript><a href="https://site.example/${brand.slug}?agent=agent_a1">Call us</a></noscript>`;

test('embedSnippet returns the script tag and a link for browsers without JavaScript', () => {
  expect(embedSnippet('https://site.example', 'agent_a1')).toBe(
    `<script src="https://site.example/widget.js" data-agent-id="agent_a1" async></script>\n${link}`,
  );
});

test('embedSnippet with `inline` places the button where the code is', () => {
  expect(embedSnippet('https://site.example', 'agent_a1', { inline: true })).toBe(
    `<script src="https://site.example/widget.js" data-agent-id="agent_a1" data-placement="inline" async></script>\n${link}`,
  );
});
