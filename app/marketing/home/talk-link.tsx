import { useTradeQuery } from '../trades/trade-query';

/** A page that plays a call of its own trade leads to that one: the demo line is a dental office's. */
export function TalkLink({ hearsOwnCall }: { hearsOwnCall: boolean | undefined }) {
  const query = useTradeQuery();
  return hearsOwnCall ? (
    <a href="#sample-call" className="btn btn-quiet btn-large">
      Hear a call
    </a>
  ) : (
    <a href={`/demo-call${query}`} className="btn btn-quiet btn-large" data-enhance="talk-link">
      Talk to it now
    </a>
  );
}
