/** Hostile and unlucky uploads: each is refused with a word that says why, in both languages, and leaves nothing. */
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_RULES } from '#domain/files/file-kinds.ts';
import { samplePaper, samplePicture } from '../../testing/sample-files.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { expectRefusal } from '../../testing/refusals.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await createTestShop();
  token = await shop.tokenOf('alpha', 'CUST1');
});
afterAll(() => shop.stop());

const text = (words: string): Buffer => Buffer.from(words, 'latin1');

/** A PNG that says it has so many pixels, which compress to almost nothing. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([text(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif', side = 64): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer();

const heic = (brand: string): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    text(`ftyp${brand}`),
    Buffer.alloc(4),
    text(`mif1${brand}`),
    randomBytes(500),
  ]);

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>';

/** What is sent as a picture, and the code of its refusal. */
const hostile: Record<string, [bytes: () => Promise<Buffer> | Buffer, code: string]> = {
  'an empty file': [() => Buffer.alloc(0), 'FILE_EMPTY'],
  'one byte': [() => Buffer.alloc(1), 'PICTURE_UNSUPPORTED'],
  zeros: [() => Buffer.alloc(4096), 'PICTURE_UNSUPPORTED'],
  noise: [() => randomBytes(4096), 'PICTURE_UNSUPPORTED'],
  text: [() => text('hello'), 'PICTURE_UNSUPPORTED'],
  HTML: [() => text('<!doctype html><script>alert(1)</script>'), 'PICTURE_UNSUPPORTED'],
  'an SVG with a script': [() => text(SVG), 'PICTURE_UNSUPPORTED'],
  'an SVG after a declaration': [() => text(`<?xml version="1.0"?>${SVG}`), 'PICTURE_UNSUPPORTED'],
  'an XML of entities': [
    () => text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>'),
    'PICTURE_UNSUPPORTED',
  ],
  'a program of Linux': [() => Buffer.concat([text('\u007fELF'), randomBytes(2000)]), 'PICTURE_UNSUPPORTED'],
  'a program of Windows': [() => Buffer.concat([text('MZ'), randomBytes(2000)]), 'PICTURE_UNSUPPORTED'],
  'a shell script': [() => text('#!/bin/sh\nrm -rf /'), 'PICTURE_UNSUPPORTED'],
  'a PHP script': [() => text('<?php system($_GET["c"]); ?>'), 'PICTURE_UNSUPPORTED'],
  'an archive': [() => Buffer.concat([text('PK\u0003\u0004'), randomBytes(2000)]), 'PICTURE_UNSUPPORTED'],
  'a compressed file': [
    () => Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), randomBytes(2000)]),
    'PICTURE_UNSUPPORTED',
  ],
  'a PDF': [async () => Buffer.from(await samplePaper.arrayBuffer()), 'PICTURE_UNSUPPORTED'],
  'an animated GIF': [async () => picture('gif'), 'PICTURE_UNSUPPORTED'],
  'a TIFF': [async () => picture('tiff'), 'PICTURE_UNSUPPORTED'],
  'an AVIF': [async () => picture('avif'), 'PICTURE_UNSUPPORTED'],
  'a BMP': [() => Buffer.concat([text('BM'), randomBytes(2000)]), 'PICTURE_UNSUPPORTED'],
  'an icon': [
    () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), randomBytes(2000)]),
    'PICTURE_UNSUPPORTED',
  ],
  'a film': [
    () => Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypisom'), randomBytes(2000)]),
    'PICTURE_UNSUPPORTED',
  ],
  'a sound': [() => Buffer.concat([text('ID3\u0003'), randomBytes(2000)]), 'PICTURE_UNSUPPORTED'],
  'an HEIC of a phone': [() => heic('heic'), 'PICTURE_HEIC'],
  'an HEIC of ten bits': [() => heic('heix'), 'PICTURE_HEIC'],
  'the first bytes of a JPEG': [
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(2000)]),
    'PICTURE_BROKEN',
  ],
  'the first bytes of a PNG': [
    () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), randomBytes(2000)]),
    'PICTURE_UNSUPPORTED',
  ],
  'the first bytes of a WebP': [
    () => Buffer.concat([text('RIFF\u0010\u0000\u0000\u0000WEBP'), randomBytes(2000)]),
    'PICTURE_BROKEN',
  ],
  'a JPEG cut in half': [async () => (await picture('jpeg', 400)).subarray(0, 9000), 'PICTURE_BROKEN'],
  'a PNG cut in half': [async () => (await picture('png', 400)).subarray(0, 9000), 'PICTURE_BROKEN'],
  'a WebP cut in half': [async () => (await picture('webp', 400)).subarray(0, 4000), 'PICTURE_BROKEN'],
  'a bomb of 3,600 megapixels': [() => pngBomb(60_000, 60_000), 'PICTURE_TOO_LARGE'],
  'a bomb of the largest sides': [() => pngBomb(0x7f_ff_ff_ff, 0x7f_ff_ff_ff), 'PICTURE_BROKEN'],
  'a picture one pixel high and very wide': [() => pngBomb(60_000_000, 1), 'PICTURE_TOO_LARGE'],
  'a line of few pixels that takes long to reduce': [() => pngBomb(1, 49_000_000), 'PICTURE_TOO_LARGE'],
  'no pixel at all': [() => pngBomb(0, 0), 'PICTURE_BROKEN'],
  'more than it may be': [() => Buffer.alloc(FILE_RULES.picture.maxBytes + 1), 'FILE_TOO_LARGE'],
};

const sizesBefore = async () => [
  shop.stored.size,
  (await shop.database.asOwner('select 1 from files')).length,
];

describe('C-76 as a picture', () => {
  test.each(Object.entries(hostile))('%s is refused', async (what, [make, code]) => {
    const before = await sizesBefore();
    const bytes = new Uint8Array(await make());
    for (const language of ['th', 'en'] as const) {
      const files = { picture: new Blob([bytes], { type: 'image/jpeg' }) };
      const answer = expectRefusal(
        await shop.call('setProfilePicture', { token, language, files }),
        language,
        what,
      );
      expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual([code, ['picture']]);
    }
    expect(await sizesBefore()).toEqual(before);
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'a %s with more after its end keeps nothing of that',
    async (format) => {
      const marker = '<script>PLANTED</script>';
      const bytes = Buffer.concat([await picture(format), text(marker)]);
      const files = { picture: new Blob([new Uint8Array(bytes)]) };
      const response = await shop.call('setProfilePicture', { token, files });
      expect(response.statusCode, response.body).toBe(200);
      const served = await shop.app.inject(response.json<{ data: string }>().data);
      expect(served.rawPayload.includes('PLANTED')).toBe(false);
      expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
    },
  );

  test('position, camera and thumbnail are gone; it is upright and reduced', async () => {
    const bytes = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Make: 'PLANTED' }, IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const files = { picture: new Blob([new Uint8Array(bytes)]) };
    const { data } = (await shop.call('setProfilePicture', { token, files })).json<{ data: string }>();
    const served = await shop.app.inject(data);
    const { width, height, exif, icc, xmp, orientation } = await sharp(served.rawPayload).metadata();
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 256, height: 512 });
  });
});

describe('C-76 as a form', () => {
  const url = '/api/Customers/profile/picture';
  const post = (payload: string | Buffer, type: string) =>
    shop.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${token}`, 'content-type': type, 'accept-language': 'en' },
    });
  const part = (name: string, words: string, filename = 'a.png') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n${words}\r\n`;

  test.each([
    ['JSON', '{}', 'application/json', 'FORM_EXPECTED'],
    ['a form without files', 'a=b', 'application/x-www-form-urlencoded', 'UNSUPPORTED_MEDIA'],
    ['bare bytes', 'abc', 'image/png', 'UNSUPPORTED_MEDIA'],
    ['a form without a boundary', part('picture', 'a'), 'multipart/form-data', 'FORM_MALFORMED'],
    ['a form of another boundary', part('picture', 'a'), 'multipart/form-data; boundary=y', 'FORM_MALFORMED'],
    [
      'a form cut off in a file',
      part('picture', 'abc').slice(0, -6),
      'multipart/form-data; boundary=x',
      'FORM_MALFORMED',
    ],
    ['no part', '--x--\r\n', 'multipart/form-data; boundary=x', 'FILE_MISSING'],
    [
      'a file in another field',
      `${part('other', 'abc')}--x--\r\n`,
      'multipart/form-data; boundary=x',
      'FILE_UNEXPECTED',
    ],
    [
      'a field of the prototype',
      `${part('__proto__', 'abc')}--x--\r\n`,
      'multipart/form-data; boundary=x',
      'FORM_MALFORMED',
    ],
    [
      'two files in a field',
      `${part('picture', 'abc')}${part('picture', 'abc')}--x--\r\n`,
      'multipart/form-data; boundary=x',
      'FILE_UNEXPECTED',
    ],
  ])('%s is refused', async (what, payload, type, code) => {
    const before = await sizesBefore();
    expect(expectRefusal(await post(payload, type), 'en', what).code).toBe(code);
    expect(await sizesBefore()).toEqual(before);
  });

  test('forty text fields, and a text of a megabyte, are refused', async () => {
    const field = (name: string, words: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${words}\r\n`;
    const many = Array.from({ length: 40 }, (_, at) => field(`f${at}`, 'a')).join('');
    for (const payload of [many, field('long', 'a'.repeat(1_000_000))]) {
      const response = await post(`${payload}--x--\r\n`, 'multipart/form-data; boundary=x');
      expect(expectRefusal(response, 'en', 'fields').code).toBe('FORM_MALFORMED');
    }
  });

  test('a name with a path goes nowhere', async () => {
    const png = Buffer.from(await samplePicture.arrayBuffer()).toString('latin1');
    const payload = text(`${part('picture', png, '../../../etc/cron.d/x')}--x--\r\n`);
    const response = await post(payload, 'multipart/form-data; boundary=x');
    expect(response.statusCode, response.body).toBe(200);
    expect([...shop.stored.keys()].every((key) => /^private\/alpha\/[\w-]{22}\.webp$/.test(key))).toBe(true);
  });

  test('who is not signed in, or says 200 MB, is refused before anything is read', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '209715200' };
    const nobody = await shop.app.inject({ method: 'POST', url, headers, payload: '' });
    expect(nobody.statusCode).toBe(401);
    const large = await shop.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload: '',
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 'FILE_TOO_LARGE']);
  });

  test('the calls that take no file take no form', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/orders/quote',
      payload: `${part('picture', 'a')}--x--\r\n`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(response.statusCode).toBe(415);
  });
});
