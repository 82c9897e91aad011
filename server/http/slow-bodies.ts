/**
 * How long the body of a request may take to arrive. Node has one limit for all requests of a server, which has to let an upload
 * over a mobile line pass; so every other request is cut off here, and so is an upload that hardly moves.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Limits = {
  /** For a request that is no upload. */
  requestMs: number;
  /** In this time an upload has to move, by this much a second. */
  moveMs?: number;
  bytesPerSecond?: number;
};

/** Slower than this a picture of 10 MB would take two hours. */
const BYTES_PER_SECOND = 1024;

/** What turns a request's limit into that of an upload. */
const watched = new WeakMap<IncomingMessage, () => void>();

/** Watches every request of the server that has a body. */
export function cutSlowBodies(
  server: Server,
  { requestMs, moveMs = requestMs, bytesPerSecond = BYTES_PER_SECOND }: Limits,
): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const cut = (): void => {
      if (request.complete || socket.destroyed) return;
      if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
      socket.destroySoon();
    };
    let timer = setTimeout(cut, requestMs);
    const clear = (): void => {
      clearTimeout(timer);
      watched.delete(request);
    };
    request.once('end', clear).once('close', clear);
    watched.set(request, () => {
      clearTimeout(timer);
      let seen = socket.bytesRead;
      timer = setInterval(() => {
        const moved = socket.bytesRead - seen;
        seen += moved;
        if (moved < (bytesPerSecond * moveMs) / 1000) cut();
      }, moveMs);
    });
  });
}

/** The body is an upload: it may take as long as the server allows, as long as it moves. */
export function allowUpload(request: IncomingMessage): void {
  watched.get(request)?.();
}
