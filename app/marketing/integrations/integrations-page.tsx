import { brand } from '~/brand';
import { notYet, worksWith } from '~/content/integrations';
import { SectionsPage } from '~/site/page-frames';
import { Ticket } from '~/site/ticket';
import { SupportHours, SupportPhone } from '~/site/support-contact';

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
                {'link' in more ? (
                  <p>
                    <a href={more.link.href} className="inline-flex min-h-11 items-center">
                      {more.link.label}
                    </a>
                  </p>
                ) : null}
              </Ticket>
            ))}
          </div>
        </div>
      </section>
      <section aria-labelledby="not-title" className="home-section home-band">
        <div className="page home-split">
          <div>
            <h2 id="not-title">Doesn’t Connect Yet</h2>
            <p className="mb-2">
              {brand.product} doesn’t connect directly to these. If yours keeps a Google or Outlook calendar
              up to date, it works through that calendar. If it doesn’t, somebody has to type each booking in,
              and you should know that before you start.
            </p>
            <dl className="trade-rows">
              {notYet.map(({ field, names }) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>{names}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="card">
            <h2>Ask for Yours</h2>
            <p className="mb-4">
              Tell us which software you use and how many calls you get. You’ll hear from a person whether it
              already works through your calendar, whether we plan it, or that we don’t.
            </p>
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
      </section>
    </SectionsPage>
  );
}
