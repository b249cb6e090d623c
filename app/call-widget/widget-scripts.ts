import embed from '@elevenlabs/convai-widget-embed/dist/index.js?url';

/** Script URLs: the real embed, served from our own origin, and the fake widget for mock mode. */
export const widgetScripts = { embed, fake: '/mock-voice-widget.js' };
