import standIn from './stand-in.ts?bundled';

/** A script's text in the server's build, loaded in mock mode alone: the client's files have none of it. */
export { standIn };
