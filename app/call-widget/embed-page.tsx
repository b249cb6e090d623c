import { brand, telHref } from '~/brand';
import { siteBuilders } from '~/content/site-builders';
import { FlowPage } from '~/platform/ui/flow-page';
import { CodeSample } from './code-sample';
import { SupportHours } from '~/platform/ui/support-hours';

interface EmbedPageProps {
  agentId: string;
  snippets: { corner: string; inline: string };
}

export function EmbedPage({ agentId, snippets }: EmbedPageProps) {
  return (
    <FlowPage>
      <h1 className="mb-3">The website widget</h1>
      <p className="mb-4 text-lg">
        A call button for your website. Visitors talk to your receptionist without dialing; it books them
        while they are on your page.
      </p>
      <noscript>
        <p className="toast mb-6">
          <span>
            The button needs scripts, which this browser does not run. Where it is missing your visitors see a
            link instead: <a href={`/${brand.slug}?agent=${agentId}`}>Call us</a>
          </span>
        </p>
      </noscript>
      <p className="scripted mb-8">
        This page has it too: look at the lower right corner and try it. It is the button that your visitors
        get.
      </p>

      <h2 className="mb-3">Plain HTML</h2>
      <p className="mb-3">Paste this before the end of the body of every page that should have the button.</p>
      <CodeSample code={snippets.corner} copyLabel="Copy widget code" />
      <p className="mt-6 mb-3">
        Want it in a certain place, such as under your business hours? Paste this one there. A{' '}
        <code>data-label</code> attribute changes the words on the button.
      </p>
      <CodeSample code={snippets.inline} copyLabel="Copy code" />

      <h2 className="mt-10 mb-3">Site builders</h2>
      <div className="card py-2">
        {siteBuilders.map(({ name, steps, note }) => (
          <details key={name} className="accordion last:border-b-0">
            <summary>{name}</summary>
            <ol className="grid list-decimal wrap-anywhere gap-1 pl-6">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {note ? <p className="hint">{note}</p> : null}
          </details>
        ))}
      </div>
      <p className="mt-6">
        Stuck, or somebody else looks after your site? Send them this page, or call us:{' '}
        <a href={telHref(brand.supportPhone)}>{brand.supportPhone}</a>, <SupportHours end="." />
      </p>
      <script src="/widget.js" data-agent-id={agentId} async />
    </FlowPage>
  );
}
