import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from './pages.ts';

/** Sends a rendered page in the encoding the browser takes; 304 if it already has these bytes. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, bodies }: RenderedPage,
  /** Receives the bytes of a page that is sent in full. */
  onBody: (body: Buffer) => void = () => undefined,
): FastifyReply {
  reply.headers(headers);
  const known = request.headers['if-none-match'];
  if (headers['etag'] !== undefined && known === headers['etag']) return reply.code(304).send();
  if (headers['location'] !== undefined) return reply.code(status).send();
  const { encoding, body } = bodies.pick(request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  onBody(body);
  return reply.code(status).send(body);
}
