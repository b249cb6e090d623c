import { brand } from '~/brand';
import { homeCallOf } from '~/content/trades/hero-calls';
import type { Trade } from '~/content/trades/trade';
import { trades } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import { PhoneContact } from '~/site/support-contact';

/** The demo line, and the choice of the industry whose call the player below it plays. */
export function ExperienceSection({ chosen }: { chosen: Trade }) {
  return (
    <section id="experience" aria-labelledby="experience-title" className="home-section night">
      <div className="page">
        <div className="call-demo">
          <div>
            <h2 id="experience-title">Experience {brand.product}</h2>
            <p>Call a demo dental office. Book a cleaning, change your mind, see if it keeps up.</p>
          </div>
          <PhoneContact label="Call the dental office:" phone={brand.sampleLine} />
        </div>
        <form method="get" action="#sample-call" data-enhance="call-chooser">
          <fieldset>
            <legend>Or hear a call from your industry</legend>
            <div className="call-choices">
              {trades.map((trade) => (
                <label key={trade.slug} className="call-choice">
                  <input
                    type="radio"
                    name="call"
                    value={trade.slug}
                    defaultChecked={trade === chosen}
                    data-src={homeCallOf(trade).hero.call.src}
                  />
                  {capitalize(trade.name)}
                </label>
              ))}
            </div>
          </fieldset>
          <button type="submit" className="btn btn-primary">
            Hear this call
          </button>
        </form>
      </div>
    </section>
  );
}
