/**
 * Responses shared by many visitors, cached as the exact bytes to send: made and compressed once, then found by
 * key. Nothing is serialized or compressed while a visitor waits.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { isPageRender } from '../http/page-render.ts';
import { type Bodies, cachedBodies } from './bodies.ts';
import type { CacheHandle, ResponseCache } from './response-cache.ts';
import type { RawResponseCache } from './raw-response-cache.ts';

export type CachedJson = {
  bodies: Bodies;
  etag: string;
  /** The tags of what it shows, for caching something made from it. */
  tags: string;
  cacheHandle: CacheHandle;
};

type Made = { answer: unknown; tags: readonly string[] };

/** The bytes under this key, made now if missing. Errors of `make` propagate, and nothing is cached then. */
export function cacheJson(store: ResponseCache, key: string, make: () => Promise<Made>): Promise<CachedJson> {
  return store.getOrMake(key, async () => {
    const { answer, tags } = await make();
    const plain = Buffer.from(JSON.stringify(answer));
    // Weak: the same response is sent in three encodings.
    const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
    const bodies = await cachedBodies(plain);
    const parts = { bodies, etag, tags: tags.join(',') };
    const value: CachedJson = Object.assign(parts, { cacheHandle: store.handle(key, parts) });
    return { value, bytes: bodies.bytes + value.tags.length, tags };
  });
}

/** Sends them in the best encoding for the caller; our own page render also receives the tags. */
export type SendCached = (reply: FastifyReply, json: CachedJson) => FastifyReply;

export function createSendCached({
  renderKey,
  rawCache,
}: {
  renderKey: string;
  rawCache: RawResponseCache;
}): SendCached {
  return (reply, json) => {
    const { request } = reply;
    const { headers, method } = request;
    void reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (isPageRender(request, { renderKey })) void reply.header('x-cache-tags', json.tags);
    if (method === 'GET') {
      // A browser may cache it, but must revalidate each time.
      void reply.header('cache-control', 'private, no-cache').header('etag', json.etag);
      if (headers['if-none-match']?.includes(json.etag)) return reply.code(304).send();
    }
    const { encoding, body } = json.bodies.pick(headers['accept-encoding']);
    if (encoding !== undefined) void reply.header('content-encoding', encoding);
    rawCache.remember(request, reply, { body, cacheHandle: json.cacheHandle });
    return reply.send(body);
  };
}
