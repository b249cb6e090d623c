/** The hidden fields in which the business form says what it shows. */
export function shownAnswers(html: string): Record<string, string> {
  const fields = html.matchAll(
    /type="hidden" name="(revision|pageView|showsWebsite|guess\.\w+)" value="([^"]*)"/g,
  );
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}
