import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The colors of a stylesheet's first `:root` in each scheme. */
function palettes(css: string): { light: Record<string, string>; dark: Record<string, string> } {
  const [light = '', dark = ''] = css.split(/@media[^{]*prefers-color-scheme: dark\)/);
  return { light: colors(light), dark: colors(dark) };
}

function colors(css: string): Record<string, string> {
  const [, rules = ''] = /:root[^{]*\{([^}]*)\}/.exec(css) ?? [];
  const found = rules.matchAll(/(--[\w-]+):\s*(#\w+);/g);
  return Object.fromEntries([...found].map(([, name = '', color = '']) => [name, color]));
}

test('the page about too many cookies uses the colors of tokens.css', () => {
  const page = palettes(readFileSync('server/too-many-cookies.html', 'utf8'));
  const site = palettes(readFileSync('app/platform/styles/tokens.css', 'utf8'));
  for (const scheme of ['light', 'dark'] as const) {
    expect(Object.keys(page[scheme]).length).toBeGreaterThanOrEqual(5);
    expect(site[scheme]).toMatchObject(page[scheme]);
  }
});
