/**
 * Answers that are the same for many, kept as the very bytes that are sent: made once, plain and compressed, and
 * from then on found by key. Nothing is serialized or compressed while a visitor waits.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { isPageRender } from '../http/page-render.ts';
import { ownBytes } from './own-bytes.ts';
import type { Holding, KeptStore } from './kept-store.ts';
import type { Replay } from './replay.ts';

export type KeptJson = {
  plain: Buffer;
  /** Missing where the answer is too small to be worth it. */
  compressed: { br: Buffer; gzip: Buffer } | undefined;
  etag: string;
  /** What it shows, for who keeps something made from it. */
  tags: string;
  holding: Holding;
};

const WORTH_COMPRESSING = 1024;
/** Made while somebody waits; the last few per cent cost many times the work. */
const BROTLI_QUALITY = 5;
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Made = { answer: unknown; tags: readonly string[] };

/** The bytes under this key, made now when they are not there. `make` throws through, and nothing is kept then. */
export function keepJson(store: KeptStore, key: string, make: () => Promise<Made>): Promise<KeptJson> {
  return store.getOrMake(key, async () => {
    const { answer, tags } = await make();
    const parts = await packed(answer, tags);
    const value: KeptJson = Object.assign(parts, { holding: store.holding(key, parts) });
    const { br, gzip: gz } = value.compressed ?? { br: undefined, gzip: undefined };
    return {
      value,
      bytes: value.plain.length + (br?.length ?? 0) + (gz?.length ?? 0) + value.tags.length,
      tags,
    };
  });
}

async function packed(answer: unknown, tags: readonly string[]): Promise<Omit<KeptJson, 'holding'>> {
  const plain = ownBytes(Buffer.from(JSON.stringify(answer)));
  // Weak: the same answer is sent in three encodings.
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  const common = { plain, etag, tags: tags.join(',') };
  if (plain.length < WORTH_COMPRESSING) return { ...common, compressed: undefined };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([pack.br(plain, { params }), pack.gzip(plain)]);
  return { ...common, compressed: { br: ownBytes(br), gzip: ownBytes(gz) } };
}

const refused = /;\s*q=0(?:\.0*)?(?![\d.])/;
const accepts = (accepted: string, encoding: string) =>
  accepted.split(',').some((each) => each.trimStart().startsWith(encoding) && !refused.test(each));

/** Sends them in the encoding that the caller takes; a render of our own also learns what the answer shows. */
export type SendKept = (reply: FastifyReply, json: KeptJson) => FastifyReply;

export function createSendKept({ renderKey, replay }: { renderKey: string; replay: Replay }): SendKept {
  return (reply, json) => {
    const { request } = reply;
    const { headers, method } = request;
    void reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (isPageRender(request, { renderKey })) void reply.header('x-kept-tags', json.tags);
    if (method === 'GET') {
      // A browser may keep it, and asks each time whether it still holds.
      void reply.header('cache-control', 'private, no-cache').header('etag', json.etag);
      if (headers['if-none-match']?.includes(json.etag)) return reply.code(304).send();
    }
    const { encoding, body } = encoded(json, headers['accept-encoding']);
    if (encoding !== undefined) void reply.header('content-encoding', encoding);
    replay.remember(request, reply, { body, holding: json.holding });
    return reply.send(body);
  };
}

function encoded(
  { plain, compressed }: KeptJson,
  accepted: string | undefined,
): { encoding?: 'br' | 'gzip'; body: Buffer } {
  if (!compressed || accepted === undefined) return { body: plain };
  if (accepts(accepted, 'br')) return { encoding: 'br', body: compressed.br };
  return accepts(accepted, 'gzip') ? { encoding: 'gzip', body: compressed.gzip } : { body: plain };
}
