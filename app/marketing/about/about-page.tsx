import { founder } from '~/content/founder';
import About from '~/content/pages/about.mdx';
import { textParts } from '../text-parts';

export function AboutPage() {
  return <About components={{ ...textParts, FounderCard }} />;
}

/** The mail icon is a link to the address. With scripts, it opens a dialog instead. */
function FounderCard() {
  const title = `Contact ${founder.name}`;
  return (
    <div
      className="my-10 max-w-3xl"
      data-enhance="founder-card page-view"
      data-page-view={JSON.stringify({ name: 'about_us_page_visit' })}
    >
      <details className="accordion">
        <summary>
          <h2>Our Founder</h2>
        </summary>
        <div>
          <div className="card flex flex-wrap items-start gap-5">
            <Monogram name={founder.name} />
            <div className="min-w-0 flex-1 basis-64">
              <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
                <div>
                  <h3>{founder.name}</h3>
                  <p className="text-muted">{founder.role}</p>
                  <p className="hint">{founder.note}</p>
                </div>
                <a
                  href={`mailto:${founder.email}`}
                  aria-label={title}
                  title={title}
                  className="btn btn-quiet min-w-[2.9rem] px-2"
                >
                  <MailIcon />
                </a>
              </div>
              <div className="prose">
                <p>{founder.bio}</p>
                {founder.story.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          </div>
        </div>
      </details>
      <dialog className="dialog card" aria-labelledby="contact-founder">
        <h2 id="contact-founder" className="mb-3">
          {title}
        </h2>
        <p className="mb-1">
          Email {founder.name}. {founder.contact}
        </p>
        <p className="mb-5">
          <a href={`mailto:${founder.email}`} className="inline-flex min-h-11 items-center">
            {founder.email}
          </a>
        </p>
        <form method="dialog">
          <button type="submit" className="btn btn-quiet">
            Close
          </button>
        </form>
      </dialog>
    </div>
  );
}

function Monogram({ name }: { name: string }) {
  const initials = name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
  return (
    <span
      aria-hidden="true"
      className="grid size-20 flex-none place-items-center rounded-full bg-tint font-display text-2xl font-bold"
    >
      {initials}
    </span>
  );
}

function MailIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.41rem"
      height="1.41rem"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <rect x="3" y="5" width="18" height="14" rx="2.5" strokeWidth="2" />
      <path d="m4 7.5 8 6 8-6" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
