import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePaper, samplePicture } from '../../testing/sample-files.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type Photo = { Url: string; IsPicture: boolean } | null;
type Photos = { taxImage: Photo; logoImage: Photo; shopImages: { Id: string; Url: string }[] };

let shop: TestShop;
let sale: string;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  sale = await shop.tokenOf('alpha', 'SALE');
});
afterAll(() => shop.stop());

const body = { saleUnit: 'C1' };
const send = async (files: Record<string, Blob>, token = sale) =>
  shop.call('setCenterPhotos', { token, body, files });
const photosOf = async (tenant: 'alpha' | 'beta') =>
  (await shop.call('centerPhotos', { token: await shop.tokenOf(tenant, 'SALE'), query: body })).json<{
    data: Photos;
  }>().data;
const none = { taxImage: null, logoImage: null, shopImages: [] };
const shownTo = async (tenant: 'alpha' | 'beta') => {
  const response = await shop.call('customerCenters', { token: await shop.tokenOf(tenant, 'CUST1') });
  return response.body;
};

test('C-75 a center has none until they are sent; those that are not sent stay', async () => {
  expect(await photosOf('alpha')).toEqual(none);
  const first = await send({ taxImage: samplePaper, logoImage: samplePicture });
  expect(first.statusCode, first.body).toBe(200);
  const second = (await send({ shopImage: samplePicture })).json<{ data: Photos }>().data;
  expect(second).toMatchObject({ taxImage: { IsPicture: false }, shopImages: [{}] });
  expect(second.logoImage).toEqual(first.json<{ data: Photos }>().data.logoImage);
  expect(await photosOf('alpha')).toEqual(second);
  expect(await photosOf('beta')).toEqual(none);
});

test('C-75 the tax paper is private and a download; the shop and its logo are for everybody', async () => {
  const { taxImage, shopImages, logoImage } = await photosOf('alpha');
  const paper = await shop.app.inject(taxImage?.Url ?? '');
  expect(paper.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]{22}\.pdf"$/) as unknown,
  });
  expect(shopImages).toHaveLength(1);
  for (const photo of [...shopImages, logoImage]) {
    const { statusCode, headers } = await shop.app.inject(photo?.Url ?? '');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  const [path = ''] = (taxImage?.Url ?? '').split('?');
  expect((await shop.app.inject(path.replace('/private/', '/media/'))).statusCode).toBe(404);
});

test('C-75 buyers of this shop see the new photo of the center at once', async () => {
  const [shopImage] = (await photosOf('alpha')).shopImages;
  expect(await shownTo('alpha')).toContain(shopImage?.Url);
  const sent = (await send({ shopImage: samplePicture })).json<{ data: Photos }>().data.shopImages;
  expect(sent).toHaveLength(1);
  const [changed] = sent;
  expect(changed?.Url).not.toBe(shopImage?.Url);
  expect(await shownTo('alpha')).toContain(changed?.Url);
  expect(await shownTo('beta')).not.toContain('/media/');
});

test('one that cannot be used leaves all as they were, and names the field', async () => {
  const before = await photosOf('alpha');
  const response = await send({ logoImage: samplePicture, shopImage: samplePaper });
  expect([response.json().code, Object.keys(response.json().fields)]).toEqual([
    'PICTURE_UNSUPPORTED',
    ['shopImage'],
  ]);
  expect(await photosOf('alpha')).toEqual(before);
  expect((await send({})).json().code).toBe('FILE_MISSING');
});

test('a removed one is shown no more; the change is in the log with who made it', async () => {
  const token = await shop.tokenOf('alpha', 'ADMIN');
  const removed = await shop.call('removeCenterPhoto', { token, body: { ...body, image: 'logoImage' } });
  expect(removed.json<{ data: Photos }>().data.logoImage).toBeNull();
  const rows = await shop.database.asOwner(
    `select actor_id, subject, before, after from audit_log where action = 'center.photos' order by audit_id desc limit 1`,
  );
  expect(rows).toEqual([
    {
      actor_id: 'ADMIN',
      subject: 'center/C1',
      before: { photoTax: true, photoShop: 1, photoLogo: true },
      after: { photoTax: true, photoShop: 1 },
    },
  ]);
});

test('two sent at the same time leave one photo and no file without a place', async () => {
  await Promise.all([send({ logoImage: samplePicture }), send({ logoImage: samplePicture })]);
  const rows = await shop.database.asOwner<{ state: string }>(
    `select f.state, p.photo from files f left join center_photos p using (tenant_id, file_id)
     where f.purpose = 'center-logo' and (f.state = 'stored') <> (p.photo is not null)`,
  );
  expect(rows).toEqual([]);
});

test.each([{}, { saleUnit: '' }, { saleUnit: '../C1' }, { saleUnit: 'a\u0007' }])(
  'a form with the center %j is refused by its field',
  async (wrong) => {
    const files = { logoImage: samplePicture };
    const response = await shop.call('setCenterPhotos', { token: sale, body: wrong, files });
    expect([response.json().code, Object.keys(response.json().fields)]).toEqual([
      'INVALID_INPUT',
      ['saleUnit'],
    ]);
  },
);
