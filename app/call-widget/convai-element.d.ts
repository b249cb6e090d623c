import type { DetailedHTMLProps, HTMLAttributes } from 'react';

interface ConvaiAttributes extends HTMLAttributes<HTMLElement> {
  'agent-id': string;
  'dynamic-variables'?: string | undefined;
  variant?: 'full';
  placement?: 'bottom';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'elevenlabs-convai': DetailedHTMLProps<ConvaiAttributes, HTMLElement>;
    }
  }
}
