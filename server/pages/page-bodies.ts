import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type EncodedBody = { encoding: 'br' | 'gzip' | undefined; body: Buffer };

/** A page's bytes in the encodings that browsers ask for. */
export type PageBodies = {
  /** The best that an Accept-Encoding header allows; what is not there yet is made once and kept. */
  pick: (acceptEncoding: string | undefined) => EncodedBody;
  /** The most that is ever held in memory, so that a store can count it once. */
  bytes: number;
};

// Quality 5 takes 1 ms for a page and is within a tenth of the best.
const QUALITY = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** For a page that will be sent many times: packed off the main thread at once, plain when first asked for. */
export async function keptBodies(html: string): Promise<PageBodies> {
  const [br, gz] = await Promise.all([toBrotli(html, QUALITY), toGzip(html)]);
  let plain: Buffer | undefined;
  return {
    bytes: br.length + gz.length + Buffer.byteLength(html),
    pick: (acceptEncoding) => {
      const encoding = bestEncoding(acceptEncoding);
      if (encoding === 'br') return { encoding, body: br };
      if (encoding === 'gzip') return { encoding, body: gz };
      return { encoding, body: (plain ??= brotliDecompressSync(br)) };
    },
  };
}

/** For a page that is sent once: nothing is made that is not asked for. */
export function freshBodies(html: string): PageBodies {
  const plain = Buffer.from(html, 'utf8');
  return {
    bytes: plain.length,
    pick: (acceptEncoding) => {
      const encoding = bestEncoding(acceptEncoding);
      // For one visitor a fast gzip costs less than it saves; brotli would not.
      return encoding === undefined
        ? { encoding, body: plain }
        : { encoding: 'gzip', body: gzipSync(plain, { level: 4 }) };
    },
  };
}

/** br before gzip before nothing; an encoding refused with q=0 is not taken. */
export function bestEncoding(acceptEncoding: string | undefined): EncodedBody['encoding'] {
  if (acceptEncoding === undefined) return undefined;
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}
