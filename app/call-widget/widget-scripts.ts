import embed from '@elevenlabs/convai-widget-embed/dist/index.js?url';

/** The real embed from our own origin, and what stands in for it where the backend is a mock. */
export const widgetScripts = { embed, standIn: '/mock-voice-widget.js' };
