/** The fake widget's bundled source. It is part of the server build, loaded in mock mode only; client files don't contain it. */
export { default } from './fake-widget.ts?bundled';
