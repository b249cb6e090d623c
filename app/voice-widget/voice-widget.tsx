import { brand, telHref } from '../brand';

/** Stands where the voice widget talks to a receptionist; its way without scripts is the phone. */
export function VoiceWidget({ title }: { title: string }) {
  return (
    <section className="card" aria-labelledby="voice-widget">
      <h2 id="voice-widget" className="mb-2">
        {title}
      </h2>
      <p className="mb-4">Call our demo line to hear a receptionist at work right now.</p>
      <a href={telHref(brand.sampleLine)} className="btn btn-quiet">
        Call {brand.sampleLine}
      </a>
    </section>
  );
}
