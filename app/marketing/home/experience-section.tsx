import { brand } from '~/brand';
import { TradeLinks } from '../trades/trade-links';
import { PhoneContact } from './phone-contact';

export function ExperienceSection() {
  return (
    <section id="experience" aria-labelledby="experience-title" className="home-section bg-tint">
      <div className="page home-split">
        <div>
          <h2 id="experience-title">Experience {brand.product}</h2>
          <p>
            Call a demo dental office. Say your tooth hurts, ask for Saturday, change your mind. See if it
            keeps up.
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
          <TradeLinks by="name" label="Not a dentist?" />
        </div>
      </div>
    </section>
  );
}
