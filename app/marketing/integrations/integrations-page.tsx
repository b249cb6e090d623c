import { brand } from '~/brand';
import {
  askForIntegration,
  developerTools,
  notConnected,
  whatNotDirectlyMeans,
  worksWith,
} from '~/content/integrations';
import { SectionsPage } from '~/site/page-frames';
import { SupportHours, SupportPhone } from '~/site/support-contact';
import { Ticket } from '~/site/ticket';

const requestHref = `mailto:${brand.supportEmail}?subject=${encodeURIComponent('Please connect to: ')}`;

export function IntegrationsPage() {
  return (
    <SectionsPage
      title="What It Works With"
      lead="It needs three things of yours: a calendar to book on, a phone that forwards its calls and, if you like, a website."
    >
      <section aria-labelledby="today-title" className="home-section">
        <div className="page">
          <h2 id="today-title">Works Today</h2>
          <div className="ticket-columns price-months">
            {worksWith.map(({ title, names, how, ...more }) => (
              <Ticket key={title} label={names} title={<h3>{title}</h3>} stamp="Works today">
                <p className="mt-2">{how}</p>
                {'link' in more ? <MoreLink {...more.link} /> : null}
              </Ticket>
            ))}
          </div>
        </div>
      </section>
      <section id="not-connected" aria-labelledby="not-title" className="home-section home-band">
        <div className="page home-split">
          <div>
            <h2 id="not-title">Doesn’t Connect Yet</h2>
            <p className="mb-2">{brand.product} doesn’t connect directly to any of these.</p>
            <dl className="trade-rows">
              {notConnected.map(({ field, names }) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>{names}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h3 className="mb-1">What “Not Directly” Means</h3>
            <ul className="plain-list mb-6">
              {whatNotDirectlyMeans.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <div className="card">
              <h2>Ask for Yours</h2>
              <p className="mb-4">{askForIntegration}</p>
              <p className="mb-3">
                <a href={requestHref} className="btn btn-primary">
                  Ask for an Integration
                </a>
              </p>
              <p>
                Or call <SupportPhone />, <SupportHours end="." />
              </p>
            </div>
          </div>
        </div>
      </section>
      <section id="developers" aria-labelledby="developers-title" className="home-section">
        <div className="page">
          <h2 id="developers-title">For Agencies and Developers</h2>
          <p className="home-lead">A widget today, no API yet.</p>
          <dl className="answer-columns">
            {developerTools.map(({ what, text, ...more }) => (
              <div key={what}>
                <dt className="font-semibold">{what}</dt>
                <dd>
                  <p>{text}</p>
                  {'code' in more ? <code className="text-sm">{more.code}</code> : null}
                  {'link' in more ? <MoreLink {...more.link} /> : null}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </SectionsPage>
  );
}

function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <p>
      <a href={href} className="inline-flex min-h-11 items-center">
        {label}
      </a>
    </p>
  );
}
