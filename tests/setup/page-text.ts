const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** The visible text of an HTML page, on one line. */
export function pageText(html: string): string {
  return html
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<wbr\/?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll('\u2060', '') // keeps a line from breaking there
    .replace(/\s+/g, ' ');
}

/** The options of a select, without its prompt. */
export function optionsOf(html: string, name: string): { value: string; label: string }[] {
  const select = new RegExp(`<select[^>]*name="${name.replace(/[.[\]]/g, '\\$&')}"[\\s\\S]*?</select>`).exec(
    html,
  );
  const options = [...(select?.[0] ?? '').matchAll(/<option(?: [^>]*?value="([^"]*)"[^>]*|[^>]*)>([^<]*)</g)];
  return options
    .map(([, value, label = '']) => ({ value: value ?? label, label }))
    .filter(({ value }) => value);
}

const inline = /<\/?(?:a|b|strong|em|i|span|code|abbr|time|output|small|br|wbr|q|cite)\b[^>]*>/g;

/** The visible text of each block of an HTML page: paragraphs, headings, list items, cells. */
export function textBlocks(html: string): string[] {
  const [, body = html] = /<body[^>]*>([\s\S]*)/.exec(html) ?? [];
  return pageText(
    body
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(inline, '')
      .replace(/<[^>]*>/g, (tag) => `${tag}\u0000`),
  )
    .split('\u0000')
    .map((block) => block.trim())
    .filter(Boolean);
}
