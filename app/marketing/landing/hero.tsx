import type { ReactNode } from 'react';

import { brand } from '~/brand';
import type { PriceModel } from '~/brand';
import { demoNote } from '~/content/demo-agent';
import type { BookedCall } from '~/content/trades/booked-calls';
import { tradeBySlug } from '~/content/trades/trades';
import { PlayPauseIcon } from '~/site/icon';
import { useCurrentReceptionist } from '~/receptionist/own/your-receptionist';
import { useTradeQuery, useTradeSlug } from '~/site/page-trade';
import { useRootData } from '~/site/root-data';
import { SupportContact } from '~/site/support-contact';
import { Stamp, Ticket } from '~/site/ticket';
import { heroTextsOf } from './booked-call';
import type { HeroTexts } from './booked-call';
import { StartLinks, StartTerms } from './start-actions';

interface HeroProps {
  headline: ReactNode;
  lead: string;
  call: BookedCall;
  model?: PriceModel;
  salesRep?: string | undefined;
}

export function Hero({ headline, lead, call, model, salesRep }: HeroProps) {
  const own = useCurrentReceptionist();
  const { simulatesCalls } = useRootData();
  const trade = tradeBySlug(useTradeSlug());
  return (
    <section id="hero" className="page hero">
      <div className="hero-intro">
        {salesRep ? (
          <p className="mb-3 font-semibold">
            {salesRep} sent you. <span className="hint">Ask for {salesRep} when you call us.</span>
          </p>
        ) : null}
        {headline}
        <p className="hero-lead">{lead}</p>
      </div>
      <div className="hero-start">
        <div className="hero-actions">
          <StartLinks size="large" /> {own ? null : <TalkLink />}
        </div>
        <StartTerms model={model} />
        {trade && !own && !simulatesCalls ? (
          <p className="hint scripted">{demoNote(trade.business)}</p>
        ) : null}
      </div>
      <CallFigure call={call} />
      <div className="hero-more">
        <SupportContact hasDemoLine={trade === undefined} />
      </div>
    </section>
  );
}

function TalkLink() {
  return (
    <a
      href={`/demo-call${useTradeQuery()}`}
      className="btn btn-quiet btn-large"
      data-enhance="talk-link"
      data-part="talk"
    >
      {useRootData().simulatesCalls ? 'Watch a call' : 'Talk to it now'}
    </a>
  );
}

/** A phone with the call, next to the day on which it books a job. */
function CallFigure({ call }: { call: BookedCall }) {
  const texts = heroTextsOf(call);
  return (
    <figure
      className="hero-art"
      aria-labelledby="hero-art-title"
      data-enhance="hero-call"
      data-part="art"
      data-hero-call={texts.src}
    >
      <figcaption id="hero-art-title" className="sr-only">
        A call, and what it put on the calendar
      </figcaption>
      <div className="hero-phone phone night">
        <p className="hero-status">
          <span data-part="callTime">{texts.callTime}</span>
          <span className="phone-speaker" />
        </p>
        <div className="hero-caller">
          <span className="hero-ring">
            <HandsetIcon />
          </span>
          <div>
            <p className="font-bold" data-part="scene">
              {texts.scene}
            </p>
            <p className="hero-state">
              <span className="hero-answered">{brand.product} picked up</span>
            </p>
          </div>
        </div>
        <Waveform />
        <div className="hero-line hero-line-1">
          <p className="hero-who">Caller</p>
          <p data-part="callerLine">{texts.callerLine}</p>
        </div>
        <div className="hero-line hero-line-2">
          <p className="hero-who">{brand.product}</p>
          <p data-part="receptionistLine">{texts.receptionistLine}</p>
        </div>
        <p className="hero-hear">
          <a href="#sample-call" className="btn btn-quiet w-full" data-part="hear">
            <PlayPauseIcon size="1.06rem" />
            <span>
              <span data-part="label">Hear this call</span>, <span data-part="length">{texts.length}</span>
            </span>
          </a>
        </p>
      </div>
      <div className="hero-day">
        <p className="hero-day-name" data-part="day">
          {texts.day}
        </p>
        <HeroSlot place="before" texts={texts} />
        <div className="hero-ticket">
          <Ticket title={<p data-part="title">{texts.title}</p>} stamp={null}>
            <div className="hero-ticket-lines">
              <p data-part="when">{texts.when}</p>
              <p data-part="where">{texts.where}</p>
            </div>
            <Stamp />
          </Ticket>
        </div>
        <HeroSlot place="after" texts={texts} />
      </div>
    </figure>
  );
}

function HeroSlot({ place, texts }: { place: 'before' | 'after'; texts: HeroTexts }) {
  return (
    <p className={`hero-slot hero-slot-${place}`}>
      <span className="hero-slot-time" data-part={`${place}Time`}>
        {texts[`${place}Time`]}
      </span>{' '}
      <span data-part={place}>{texts[place]}</span>
    </p>
  );
}

const bars = [
  18, 34, 62, 88, 54, 76, 40, 92, 66, 30, 14, 10, 26, 48, 72, 58, 84, 44, 68, 36, 20, 10, 12, 40, 64, 90, 70,
  50, 82, 58, 34, 16, 10, 30, 56, 78, 46, 24, 14,
];

/** The waveform is drawn twice: in full, and clipped to the part already played. */
function Waveform() {
  return (
    <div className="hero-wave" aria-hidden="true">
      <Bars />
      <div className="hero-wave-heard">
        <Bars />
      </div>
    </div>
  );
}

const path = bars.map((height, index) => `M${index * 8 + 4} ${50 - height / 2}v${height}`).join('');

function Bars() {
  return (
    <svg viewBox={`0 0 ${bars.length * 8} 100`} preserveAspectRatio="none">
      <path d={path} />
    </svg>
  );
}

function HandsetIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1.41rem" height="1.41rem" aria-hidden="true" className="flex-none">
      <path
        d="M6.6 3.5 9 3l2 4.6-2 1.6a11 11 0 0 0 5.4 5.4l1.6-2 4.6 2-.5 2.4c-.3 1.7-1.6 3-3.2 2.9C10 19.5 4.4 13.8 3.9 7c-.1-1.6 1.1-3.1 2.7-3.5Z"
        fill="currentColor"
      />
    </svg>
  );
}
