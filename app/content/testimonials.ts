/**
 * SAMPLE CONTENT: invented for the demo. Replace every quote with one of a real client, with their consent, before launch.
 */
export interface ClientQuote {
  quote: string;
  name: string;
  trade: string;
}

export const creationTestimonial: ClientQuote = {
  quote:
    'I had it answering my phone before the kettle boiled. The first booking came in while I was on a roof.',
  name: 'Dana M.',
  trade: 'Appliance repairer',
};
