/** What a request must look like before it is processed: a URL of our own, short enough, with a valid host. */
import type { FastifyInstance } from 'fastify';
import { badRequest, CallError } from '../http/call-error.ts';
import { isHost } from '../http/places.ts';

/** In characters; the longest URL of a page or call has some 1,500. */
const MAX_TARGET_LENGTH = 4096;
/** One slash and not another: `//host/` and `http://host/` name an origin that is not ours. */
const OWN_PATH = /^\/(?![/\\])/;

export function addRequestChecks(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url, host } = request;
    if (url.length > MAX_TARGET_LENGTH) throw new CallError({ statusCode: 414, code: 'ADDRESS_TOO_LONG' });
    // HTTP/1.0, as balancers request /healthz, needs no host.
    if (!OWN_PATH.test(url) || (host !== '' && !isHost(host))) throw badRequest('BAD_ADDRESS');
    done();
  });
}
