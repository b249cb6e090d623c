/** By day. tokens.css is the one place of colors. */
export function paletteOf(tokens: string): (name: string) => string {
  return (name) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
    if (!value) throw new Error(`tokens.css has no color --${name}`);
    return value;
  };
}

export function darkPaletteOf(tokens: string): (name: string) => string {
  return paletteOf(tokens.slice(tokens.indexOf('prefers-color-scheme: dark')));
}
