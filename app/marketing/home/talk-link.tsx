import { useTradeQuery } from '../trades/trade-query';

interface TalkLinkProps {
  look: string;
  label: string;
  /** True where the page plays a call of its own trade: the demo line is a dental office's. */
  hearsOwnCall: boolean | undefined;
}

export function TalkLink({ look, label, hearsOwnCall }: TalkLinkProps) {
  const query = useTradeQuery();
  const className = `btn btn-quiet ${look}`;
  return hearsOwnCall ? (
    <a href="#sample-call" className={className}>
      Hear a call
    </a>
  ) : (
    <a href={`/demo-call${query}`} className={className} data-enhance="talk-here">
      {label}
    </a>
  );
}
