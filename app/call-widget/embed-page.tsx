import { brand } from '~/brand';
import { siteBuilders, widgetTexts } from '~/content/site-builders';
import { FlowPage } from '~/site/flow-page';
import { SupportHours, SupportPhone } from '~/site/support-contact';
import { CodeSample } from './code-sample';

interface EmbedPageProps {
  agentId: string;
  snippets: { corner: string; inline: string };
}

export function EmbedPage({ agentId, snippets }: EmbedPageProps) {
  return (
    <FlowPage hasSiteHeader>
      <h1 className="mb-3">The Website Widget</h1>
      <p className="mb-4 text-lg">{widgetTexts.what}</p>
      <p className="mb-4">{widgetTexts.stillDeciding}</p>
      <noscript>
        <p className="notice mb-6">
          <span>
            The button needs JavaScript, and this browser has it turned off. Where it’s off, your visitors see
            a link instead: <a href={`/${brand.slug}?agent=${agentId}`}>Call us</a>
          </span>
        </p>
      </noscript>
      <p className="scripted mb-8">{widgetTexts.here}</p>

      <h2 className="mb-3">Plain HTML</h2>
      <p className="mb-3">{widgetTexts.plainHtml}</p>
      <CodeSample code={snippets.corner} copyLabel="Copy widget code" />
      <p className="mt-6 mb-3">
        Want it in a certain spot, like under your business hours? Paste this one there. Use a{' '}
        <code>data-label</code> attribute to change the words on the button.
      </p>
      <CodeSample code={snippets.inline} copyLabel="Copy code" />

      <h2 className="mt-10 mb-3">Site Builders</h2>
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
        Stuck? Or does somebody else handle your site? Send them this page, or call us: <SupportPhone />,{' '}
        <SupportHours end="." />
      </p>
      <script src="/widget.js" data-agent-id={agentId} async />
    </FlowPage>
  );
}
