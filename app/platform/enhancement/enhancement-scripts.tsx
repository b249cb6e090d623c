export function EnhancementScripts({ urls }: { urls: readonly string[] }) {
  return urls.map((url) => <script key={url} type="module" src={url} />);
}
