import { brand } from '~/brand';
import { receptionistTypes } from '~/content/receptionist-types';
import { PhoneContact } from './phone-contact';

/** A line to call right now. */
export function ExperienceSection() {
  return (
    <section id="experience" aria-labelledby="experience-title" className="bg-tint py-12">
      <div className="page grid items-center gap-6 md:grid-cols-2">
        <div>
          <h2 id="experience-title" className="mb-2">
            Experience {brand.product}
          </h2>
          <p>
            This is the phone of a sample dental practice. Say that your tooth hurts, ask for Saturday, change
            your mind. See whether it keeps up.
          </p>
          <div className="mt-5 text-xl">
            <PhoneContact label="Call the dental line:" phone={brand.sampleLine} />
          </div>
        </div>
        <div>
          <h3 className="mb-1">Not a dentist?</h3>
          <p>
            The same receptionist learns your trade: {receptionistTypes.slice(0, -1).join(', ')} or{' '}
            {receptionistTypes.at(-1)}, and any other that lives by appointments.
          </p>
        </div>
      </div>
    </section>
  );
}
