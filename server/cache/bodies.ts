import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { ownBytes } from './own-bytes.ts';

export type EncodedBody = { encoding: 'br' | 'gzip' | undefined; body: Buffer };

/** A response body in the requested encodings. */
export type Bodies = {
  /** The best encoding that an Accept-Encoding header allows. */
  pick: (acceptEncoding: string | undefined) => EncodedBody;
  /** The memory it occupies. */
  bytes: number;
};

/** In bytes; smaller responses are sent uncompressed. */
const WORTH_COMPRESSING = 1024;
// Quality 5 takes 1 ms for a page and is within a tenth of the best.
const QUALITY = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // 256 KB, as much as the largest page: a wider window takes longer and finds nothing more.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
const compress = promisify(brotliCompress);
/** Compressions in flight. Each takes 1.5 MB until the main thread, which may be busy, releases it. */
const packing: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
let turn = 0;

function toBrotli(text: Buffer): Promise<Buffer> {
  const lane = (turn += 1) % packing.length;
  const packed = (packing[lane] ?? Promise.resolve()).then(() => compress(text, QUALITY));
  packing[lane] = packed.catch(() => undefined);
  return packed;
}

/**
 * For a response that will be sent many times: compressed eagerly off the main thread, decompressed for the few
 * clients without brotli.
 */
export async function cachedBodies(text: Buffer): Promise<Bodies> {
  if (text.length < WORTH_COMPRESSING) {
    const plain = { encoding: undefined, body: ownBytes(text) };
    return { bytes: text.length, pick: () => plain };
  }
  const br = ownBytes(await toBrotli(text));
  return {
    bytes: br.length,
    pick: (acceptEncoding) => {
      const encoding = bestEncoding(acceptEncoding);
      if (encoding === 'br') return { encoding, body: br };
      const plain = brotliDecompressSync(br);
      return encoding === 'gzip' ? fastGzip(plain) : { encoding, body: plain };
    },
  };
}

/** For one visitor a fast gzip costs less than it saves; brotli would not. */
const fastGzip = (plain: Buffer): EncodedBody => ({ encoding: 'gzip', body: gzipSync(plain, { level: 4 }) });

/** For a page that is sent once: only the requested encoding is produced. */
export function freshBodies(html: string): Bodies {
  const plain = Buffer.from(html, 'utf8');
  return {
    bytes: plain.length,
    pick: (acceptEncoding) => {
      return bestEncoding(acceptEncoding) === undefined
        ? { encoding: undefined, body: plain }
        : fastGzip(plain);
    },
  };
}

/** br before gzip before none, of those `offered`; respects q=0. */
export function bestEncoding(
  acceptEncoding: string | undefined,
  offered: readonly ('br' | 'gzip')[] = ['br', 'gzip'],
): EncodedBody['encoding'] {
  if (acceptEncoding === undefined) return undefined;
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return offered.find((encoding) => accepted.has(encoding));
}
