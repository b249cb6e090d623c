import { Fragment } from 'react';

import { faqEntry, type FaqId } from '~/content/faq/questions';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { CarrierCodes } from '../forwarding/carrier-codes';
import { SpanishCall } from '../sample-calls/spanish-call';

/** The components that answers may use without importing them. Content can't import features or the site. */
const components = { CarrierCodes, SpanishCall, SupportEmail, SupportHours, SupportPhone };

interface FaqAnswerProps {
  id: FaqId;
  /** Whether the answer is one paragraph, and the caller renders its `<p>`. */
  isInParagraph?: boolean;
}

/** The answer of one question, also for other pages that give it, so that they can't disagree with the FAQ. */
export function FaqAnswer({ id, isInParagraph = false }: FaqAnswerProps) {
  const { Answer } = faqEntry(id);
  return <Answer components={isInParagraph ? { ...components, p: Fragment } : components} />;
}
