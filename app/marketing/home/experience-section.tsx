import { brand } from '~/brand';
import { dental } from '~/content/trades/dental';
import { hairSalon } from '~/content/trades/hair-salon';
import { tradePath } from '~/content/trades/trades';
import { SamplePlayer } from '../sample-calls/sample-player';
import { TradeLinks } from '../trades/trade-links';
import { PhoneContact } from './phone-contact';

export function ExperienceSection() {
  return (
    <section id="experience" aria-labelledby="experience-title" className="home-section bg-tint">
      <div className="page home-split">
        <div>
          <h2 id="experience-title">Experience {brand.product}</h2>
          <p>
            Call a demo dental office. Book a cleaning, ask for Saturday, change your mind. See if it keeps
            up.
          </p>
        </div>
        <div>
          <div className="md:text-xl">
            <PhoneContact label="Call the dental office:" phone={brand.sampleLine} />
          </div>
          <p>
            <a href="/for/dental" className="inline-flex min-h-11 items-center">
              Hear a dental office’s call
            </a>
          </p>
          <div className="mt-2 mb-3 grid gap-4">
            <SamplePlayer call={dental.calls[0].recording} readAt={`${tradePath(dental)}#sample-call`} />
            <SamplePlayer
              call={hairSalon.calls[0].recording}
              readAt={`${tradePath(hairSalon)}#sample-call`}
            />
          </div>
          <TradeLinks by="name" label="Your industry:" />
        </div>
      </div>
    </section>
  );
}
