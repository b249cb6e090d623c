/** Light palette. Colors are defined in tokens.css only. Returns a function from a color's name to its hex value. */
export function lightPalette(tokens: string): (name: string) => string {
  return (name) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
    if (!value) throw new Error(`tokens.css has no color --${name}`);
    return value;
  };
}

/** Dark palette, read from the text of tokens.css like `lightPalette`. */
export function darkPalette(tokens: string): (name: string) => string {
  return lightPalette(tokens.slice(tokens.indexOf('prefers-color-scheme: dark')));
}
