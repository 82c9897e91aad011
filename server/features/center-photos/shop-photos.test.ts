/** The photos of the shop of a center: several, in order, for two people at once, and as buyers see them. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_CENTER_PHOTOS } from '#domain/files/file-kinds.ts';
import { copyAddress } from '#domain/files/picture-copies.ts';
import { tags } from '../../cache/tags.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { deleteUnused } from '../files/files.usecases.ts';

type Photo = { Id: string; Url: string; Captured: object | null };
type Answered = { data: { shopImages: Photo[] } };
type TestTenant = 'alpha' | 'beta';

let shop: TestShop;
let sale: string;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  sale = await shop.tokenOf('alpha', 'SALE');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  for (const { Id } of await photosOf('alpha')) await remove(Id);
});

const C1 = { saleUnit: 'C1' };
const add = (key: string = randomUUID(), picture: Blob = samplePicture, taken: object = {}) =>
  shop.call('addShopPhoto', {
    token: sale,
    body: { ...C1, ...taken },
    files: { shopImage: picture },
    headers: { 'idempotency-key': key },
  });
const order = (ids: readonly string[], language: 'th' | 'en' = 'en') =>
  shop.call('orderShopPhotos', { token: sale, language, body: { ...C1, ids } });
const remove = (id: string) => shop.call('removeShopPhoto', { token: sale, body: { ...C1, id } });
const photosOf = async (tenant: TestTenant, saleUnit = 'C1') => {
  const token = await shop.tokenOf(tenant, saleUnit === 'C1' ? 'SALE' : 'SALE2');
  return (await shop.call('centerPhotos', { token, query: { saleUnit } })).json<Answered>().data.shopImages;
};
const galleryOf = async (tenant: TestTenant, saleUnit = 'C1') => {
  const token = await shop.tokenOf(tenant, 'GUEST');
  return (await shop.call('centerGallery', { token, query: { saleUnit } })).json<{ Data: string[] }>().Data;
};
const inLists = async (tenant: TestTenant) => {
  const token = await shop.tokenOf(tenant, 'CUST1');
  const { Data } = (await shop.call('allCenters', { token, query: { skip: '0', take: '12' } })).json();
  return Object.fromEntries(
    Data.map(({ SaleUnit, PHOTO_PATH }: Record<string, unknown>) => [SaleUnit, PHOTO_PATH]),
  );
};
const urls = (photos: readonly Photo[]) => photos.map(({ Url }) => Url);
const three = async (): Promise<Photo[]> => {
  await add();
  await add();
  return (await add()).json<Answered>().data.shopImages;
};
const picture = async (width: number, height: number): Promise<Blob> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const made = sharp({ create: { width, height, channels: 3, background: '#369', noise } });
  return new Blob([new Uint8Array(await made.jpeg().toBuffer())], { type: 'image/jpeg' });
};

test('C-75b photos come after each other; buyers see them in that order, the first in lists', async () => {
  const photos = await three();
  expect(new Set(urls(photos)).size).toBe(3);
  expect(await photosOf('alpha')).toEqual(photos);
  expect(await galleryOf('alpha')).toEqual(urls(photos));
  expect((await inLists('alpha'))['C1']).toBe(photos[0]?.Url);
  // Neither another center of the shop nor the other shop has any of them.
  expect([await photosOf('alpha', 'C2'), await galleryOf('alpha', 'C2')]).toEqual([[], []]);
  expect([await photosOf('beta'), await galleryOf('beta')]).toEqual([[], []]);
  expect((await inLists('beta'))['C1']).toBeNull();
});

test('C-75b in another order buyers see them so at once, and the log says which place each had', async () => {
  const [one, two, last] = await three();
  if (!one || !two || !last) throw new Error('Not three');
  const answer = await order([last.Id, one.Id, two.Id]);
  expect(urls(answer.json<Answered>().data.shopImages)).toEqual(urls([last, one, two]));
  expect(await galleryOf('alpha')).toEqual(urls([last, one, two]));
  expect((await inLists('alpha'))['C1']).toBe(last.Url);
  const [entry] = await shop.database.asOwner(
    `select actor_id, before, after from audit_log where action = 'center.photos' order by audit_id desc limit 1`,
  );
  expect(entry).toEqual({
    actor_id: 'SALE',
    before: { photoShop: 3, photoOrder: '1, 2, 3' },
    after: { photoShop: 3, photoOrder: '3, 1, 2' },
  });
});

test('C-75b one that is removed leaves no gap; the next takes its place in lists, and its files go', async () => {
  const [one, two, last] = await three();
  if (!one || !two || !last) throw new Error('Not three');
  expect((await remove(one.Id)).json<Answered>().data.shopImages).toEqual([two, last]);
  expect((await inLists('alpha'))['C1']).toBe(two.Url);
  // Twice is no error: the other person was faster.
  expect((await remove(one.Id)).json<Answered>().data.shopImages).toEqual([two, last]);
  const added = (await add()).json<Answered>().data.shopImages;
  expect(added.slice(0, 2)).toEqual([two, last]);
  for (const { Id } of added) await remove(Id);
  expect(await galleryOf('alpha')).toEqual([]);
  expect((await inLists('alpha'))['C1']).toBeNull();
});

test.each(['th', 'en'] as const)(
  'C-75b an order that is not of all photos is refused in %s, and changes nothing',
  async (language) => {
    const photos = await three();
    const [one, two, last] = photos.map(({ Id }) => Id);
    if (!one || !two || !last) throw new Error('Not three');
    // Somebody has deleted one, or added one; one twice; one of nowhere.
    for (const ids of [
      [],
      [two, one],
      [one, two, last, 'A'.repeat(22)],
      [one, one, two],
      [one, two, 'A'.repeat(22)],
    ]) {
      const { code } = expectRefusal(await order(ids, language), language, ids.join());
      expect(code).toBe('CENTER_PHOTOS_CHANGED');
    }
    expect(await photosOf('alpha')).toEqual(photos);
  },
);

test('C-75b two orders and a removal at the same time end with every photo that is left in one place', async () => {
  const photos = await three();
  const [one, two, last] = photos.map(({ Id }) => Id);
  if (!one || !two || !last) throw new Error('Not three');
  const answers = await Promise.all([order([last, two, one]), order([two, one, last]), remove(one)]);
  expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
  const rows = await shop.database.asOwner(
    `select position from center_photos where tenant_id = 'alpha' and sale_unit = 'C1' and photo = 'shop' order by 1`,
  );
  expect(rows).toEqual([{ position: 1 }, { position: 2 }]);
});

test('C-75b a photo that is sent again under its key is there once', async () => {
  const key = randomUUID();
  const [first, again] = await Promise.all([add(key), add(key)]);
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect((await add(key)).json<Answered>().data.shopImages).toHaveLength(1);
  const other = await add(key, await picture(8, 8));
  expect(other.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('C-75b there are ten at most, also where two people add the last one', async () => {
  for (let count = 1; count < MOST_CENTER_PHOTOS; count += 1) await add();
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { code, message } = expectRefusal(await add(), 'en', 'an eleventh');
  expect(code).toBe('CENTER_PHOTOS_FULL');
  expect(message).toContain('10');
  expect(await photosOf('alpha')).toHaveLength(MOST_CENTER_PHOTOS);
});

test('C-75b without a file the field is named', async () => {
  const answer = await shop.call('addShopPhoto', {
    token: sale,
    body: C1,
    files: {},
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([answer.json().code, Object.keys(answer.json().fields)]).toEqual(['FILE_MISSING', ['shopImage']]);
});

test('C-75b a large photo has smaller copies, which go with it; of a small one the whole is sent', async () => {
  const [large] = (await add(randomUUID(), await picture(1600, 800))).json<Answered>().data.shopImages;
  if (!large) throw new Error('Not stored');
  const sides = async (url: string) => {
    const { rawPayload, headers } = await shop.app.inject(url);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { width, height } = await sharp(rawPayload).metadata();
    return [width, height, rawPayload.length] as const;
  };
  const [whole, middle, small] = [
    await sides(large.Url),
    await sides(copyAddress(large.Url, 640)),
    await sides(copyAddress(large.Url, 240)),
  ];
  expect([whole, middle, small].map(([width, height]) => [width, height])).toEqual([
    [1200, 600],
    [640, 320],
    [240, 120],
  ]);
  expect(small[2]).toBeLessThan(whole[2] / 4);
  const [, tiny] = (await add()).json<Answered>().data.shopImages;
  expect(await sides(copyAddress(tiny?.Url ?? '', 240))).toEqual(await sides(tiny?.Url ?? ''));

  const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode;
  expect(await statusOf(large.Url.replace('.webp', '-300.webp'))).toBe(404);
  await remove(large.Id);
  await deleteUnused(shop.deps, { tenantId: 'alpha', id: large.Id });
  const addresses = [large.Url, copyAddress(large.Url, 640), copyAddress(large.Url, 240)];
  expect(await Promise.all(addresses.map(statusOf))).toEqual([404, 404, 404]);
  expect([...shop.stored.keys()].filter((key) => key.includes(large.Id))).toEqual([]);
});

test('C-75b a center that has a picture in lists only shows buyers that', async () => {
  await shop.database.asOwner(
    `update centers set photo_path = '/files/beta/c2.webp' where tenant_id = 'beta' and sale_unit = 'C2'`,
  );
  shop.deps.events.publish({ tags: [tags.config('beta')] });
  expect(await galleryOf('beta', 'C2')).toEqual(['/files/beta/c2.webp']);
});

test('C-75c when and where a photo was taken is kept with it for staff, and told to no buyer', async () => {
  const CapturedAt = shop.now.toISOString();
  const taken = async (more: object) => {
    const photos = (await add(randomUUID(), samplePicture, more)).json<Answered>().data.shopImages;
    return photos.at(-1)?.Captured;
  };
  const place = { Latitude: 13.7563, Longitude: 100.5018 };
  expect(await taken({ CapturedAt, ...place })).toEqual({ At: CapturedAt, ...place });
  const noPlace = { At: CapturedAt, Latitude: null, Longitude: null };
  expect(await taken({ CapturedAt })).toEqual(noPlace);
  expect(await taken({ CapturedAt, Latitude: 13.7 }), 'half a place').toEqual(noPlace);
  expect(await taken({}), 'a chosen file').toBeNull();
  expect(await taken(place), 'a place without a time').toBeNull();
  const day = (days: number) => new Date(shop.now.getTime() + days * 24 * 3_600_000).toISOString();
  expect(await taken({ CapturedAt: day(1), ...place }), 'in the future').toBeNull();
  expect(await taken({ CapturedAt: day(-8), ...place }), 'long ago').toBeNull();
  for (const wrong of [{ Latitude: 91 }, { Longitude: -181 }, { CapturedAt: 'noon' }])
    expect((await add(randomUUID(), samplePicture, { CapturedAt, ...wrong })).statusCode).toBe(400);
  expect(JSON.stringify(await galleryOf('alpha'))).not.toContain('13.7');
});
