import { brand } from '~/brand';
import Privacy from '~/content/legal/privacy.mdx';
import Sms from '~/content/legal/sms.mdx';
import Terms from '~/content/legal/terms.mdx';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';

const parts = [
  { id: 'terms', title: 'Terms of Service', Text: Terms },
  { id: 'sms', title: 'SMS Agreement', Text: Sms },
  { id: 'privacy', title: 'Privacy Policy', Text: Privacy },
];

export function LegalTexts() {
  return (
    <>
      <p className="text-muted">{brand.legalName}, last updated 8/28/2025</p>
      <nav aria-label="On this page" className="mt-3">
        <ul className="flex flex-wrap gap-x-6">
          {[...parts, { id: 'contact', title: 'Contact' }].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, title, Text }) => (
        <section key={id} className="prose">
          <h2 id={id}>{title}</h2>
          <Text />
        </section>
      ))}
      <section className="prose mb-8">
        <h2 id="contact">Contact</h2>
        <p>
          {brand.legalName}
          <br />
          <SupportEmail />
          <br />
          <SupportPhone />, <SupportHours />
        </p>
      </section>
    </>
  );
}
