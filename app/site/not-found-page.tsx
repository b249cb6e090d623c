import { notFoundText } from '~/content/error-pages';
import { MessagePage } from './page-frames';
import { SupportHours, SupportPhone } from './support-contact';
import { Ticket, TicketRows } from './ticket';

export function NotFoundPage() {
  return (
    <MessagePage title="Oops! Page not found">
      <UnpluggedPhone />
      <div className="prose-rows mb-8">
        <Ticket title="No Page at This Address" label="404" stamp="Nobody home">
          <TicketRows
            rows={[
              { label: 'What', value: notFoundText },
              { label: 'Try', value: <Suggestions /> },
            ]}
          />
        </Ticket>
      </div>
      <p className="mb-8">
        <a href="/" className="btn btn-primary">
          Return to Home
        </a>
      </p>
      <p>
        Or call <SupportPhone />, <SupportHours end="." />
      </p>
    </MessagePage>
  );
}

function Suggestions() {
  return (
    <>
      <a href="/pricing">Pricing</a>, your <a href="/for">industry</a>, the <a href="/faq">FAQ</a> or the{' '}
      <a href="/testforwarding">forwarding codes</a>
    </>
  );
}

function UnpluggedPhone() {
  return (
    <svg viewBox="0 0 240 48" width="240" height="48" aria-hidden="true" className="mb-6 text-accent">
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        <path d="M2 24h38c10 0 10-16 20-16s10 32 20 32 10-32 20-32 10 16 20 16h14" />
        <path d="M178 24h60" strokeDasharray="1 12" />
      </g>
      <path d="M134 12h14a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8h-14z" fill="currentColor" />
      <path d="M156 18h9M156 30h9" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
