import { tracingChannel } from 'node:diagnostics_channel';
import { Server } from 'node:http';

/** Bytes of a request's headers. Node's own 16 KB would refuse every page with 431 and leave no way to get rid of a cookie. */
const largestHeaders = 96 * 1024;

/** Lets every HTTP server of this process that begins to listen, whichever runs the build, take headers of that size. */
export function admitLargeHeaders(): void {
  tracingChannel('net.server.listen').start.subscribe(admit);
  tracingChannel('net.server.listen').asyncStart.subscribe(admit);
}

function admit(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('server' in message)) return;
  if (message.server instanceof Server) Object.assign(message.server, { maxHeaderSize: largestHeaders });
}
