import { brand } from '~/brand';
import { receptionistTypes } from '~/content/receptionist-types';
import { PhoneContact } from './phone-contact';

export function ExperienceSection() {
  return (
    <section id="experience" aria-labelledby="experience-title" className="home-section bg-tint">
      <div className="page home-split">
        <div>
          <h2 id="experience-title">Experience {brand.product}</h2>
          <p>
            The phone of a sample dental practice. Say that your tooth hurts, ask for Saturday, change your
            mind. See whether it keeps up.
          </p>
        </div>
        <div>
          <div className="md:text-xl">
            <PhoneContact label="Call the dental line:" phone={brand.sampleLine} />
          </div>
          <details className="accordion home-aside">
            <summary>Not a dentist?</summary>
            <p>
              The same receptionist learns your trade: {receptionistTypes.slice(0, -1).join(', ')} or{' '}
              {receptionistTypes.at(-1)}, and any other that lives by appointments.
            </p>
          </details>
        </div>
      </div>
    </section>
  );
}
