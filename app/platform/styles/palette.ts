/** By day. tokens.css is the one place of colors. */
export function lightPalette(tokens: string): (name: string) => string {
  return (name) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
    if (!value) throw new Error(`tokens.css has no color --${name}`);
    return value;
  };
}

export function darkPalette(tokens: string): (name: string) => string {
  return lightPalette(tokens.slice(tokens.indexOf('prefers-color-scheme: dark')));
}
