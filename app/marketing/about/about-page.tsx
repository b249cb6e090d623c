import About from '~/content/pages/about.mdx';
import { Icon } from '~/site/icon';
import { textParts } from '../text-parts';

export function AboutPage() {
  return <About components={{ ...textParts, MailLink, Monogram }} />;
}

/** A link to the address. With scripts, it opens a dialog instead. */
function MailLink({ email, title }: { email: string; title: string }) {
  return (
    <a
      href={`mailto:${email}`}
      aria-label={title}
      title={title}
      className="btn btn-quiet min-w-[2.9rem] px-2"
    >
      <Icon name="mail" size="1.41rem" />
    </a>
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
