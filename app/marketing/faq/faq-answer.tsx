import { Fragment } from 'react';

import { faqEntry } from '~/content/faq/questions';
import type { FaqId } from '~/content/faq/questions';
import { spanishTicket } from '~/content/included';
import { sampleCalls } from '~/content/sample-calls';
import { supportComponents } from '~/site/support-contact';
import { Ticket, TicketRows } from '~/site/ticket';
import { CarrierCodes } from '../forwarding/forwarding-page';
import { SamplePlayer } from '~/site/player/sample-player';

/** The components that answers may use without importing them. Content can't import features or the site. */
const components = { CarrierCodes, SpanishCall, ...supportComponents };

interface FaqAnswerProps {
  id: FaqId;
  /** Whether the answer is one paragraph, and the caller renders its `<p>`. */
  isInParagraph?: boolean;
}

/** The answer to a question. Other pages use it, too, so that they can't disagree with the FAQ. */
export function FaqAnswer({ id, isInParagraph = false }: FaqAnswerProps) {
  const { Answer } = faqEntry(id);
  return <Answer components={isInParagraph ? { ...components, p: Fragment } : components} />;
}

/** The recorded call in Spanish with its translation, and the ticket that the owner gets. */
function SpanishCall() {
  return (
    <div className="grid gap-6">
      <SamplePlayer call={sampleCalls.spanish} />
      <Ticket label={spanishTicket.day} title={spanishTicket.title}>
        <TicketRows rows={spanishTicket.rows} />
      </Ticket>
    </div>
  );
}
