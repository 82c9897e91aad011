/** Photos that staff take at a customer's: whose they are, when they are shown, and how they go. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { deleteUnused } from '../files/files.usecases.ts';
import { MOST_PHOTOS } from './customer-photos.usecases.ts';

let shop: TestShop;
let admin: string;
let sale: string;
const now = new Date('2026-03-02T05:00:00Z');
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  shop = await createTestShop();
  shop.now = now;
  admin = await shop.tokenOf('alpha', 'ADMIN');
  sale = await shop.tokenOf('alpha', 'SALE');
  await shop.database.asOwner(
    `insert into customer_types (tenant_id, type_code, name_th, name_en) values ('alpha', 'PET', 'ร้านสัตว์เลี้ยง', 'Pet shop')`,
  );
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = now;
  await shop.database.asOwner(`delete from customer_photos; update customers set salesman_id = null`);
});

const of = { CustomerCode: 'CUST1', saleUnit: 'C1' };
type Query = Record<string, string>;
const list = async (query: Query = {}, token = admin) =>
  shop.call('customerPhotos', { token, query: { ...of, ...query }, language: 'en' });
const found = async (query: Query = {}, token = admin) =>
  (await list(query, token)).json<CallAnswer<'customerPhotos'>>();
const add = (more: object = {}, { token = sale, key = randomUUID(), picture = samplePicture } = {}) =>
  shop.call('addCustomerPhoto', {
    token,
    body: { ...of, ...more },
    files: { picture },
    headers: { 'idempotency-key': key },
  });
const idOf = async (answer: ReturnType<typeof add>) =>
  (await answer).json<CallAnswer<'addCustomerPhoto'>>().Id;
const remove = (Id: string, token = sale) => shop.call('removeCustomerPhoto', { token, body: { ...of, Id } });
type Group = Partial<CallParsed<'savePhotoGroup'>['body']>;
const group = async (body: Group) =>
  (await shop.call('savePhotoGroup', { token: admin, body: { Version: 0, ...body } })).json<
    CallAnswer<'savePhotoGroup'>
  >().Data;
/** As if they had been added so many days ago. */
const stored = async (days: readonly number[]) => {
  const id = await idOf(add());
  await shop.database.asOwner(
    `with made as (
       insert into files (tenant_id, file_id, access, content_type, byte_size, customer_code, purpose, state, created_at,
         created_by_kind, created_by)
       select 'alpha', lpad(d::text || 'x', 22, 'A'), 'private', 'image/webp', 1, 'CUST1', 'customer-photo', 'stored', $2, 'staff', 'SALE'
       from unnest($1::integer[]) d on conflict do nothing)
     insert into customer_photos (tenant_id, file_id, customer_code, sale_unit, at, is_taken, taken_by)
     select 'alpha', lpad(d::text || 'x', 22, 'A'), 'CUST1', 'C1', $2::timestamptz - d * interval '1 day', true, 'SALE'
     from unnest($1::integer[]) d`,
    [days, now],
  );
  await remove(id);
};
const daysOf = ({ Data }: CallAnswer<'customerPhotos'>) =>
  Data.map(({ At }) => (now.getTime() - new Date(At).getTime()) / DAY_MS);

test('R-50d B-76b N-33 C-12b a photo is shown with its group, who took it, when and where, as exactly as the device knew', async () => {
  const shelf = (await group({ NameTh: 'ชั้นวาง', NameEn: 'Shelf' })).find(({ NameEn }) => NameEn === 'Shelf');
  const CapturedAt = new Date(now.getTime() - 3_600_000).toISOString();
  const Id = await idOf(
    add({
      photoGroupCode: shelf?.Code,
      CapturedAt,
      Latitude: 13.75,
      Longitude: 100.5,
      Accuracy: 12.4,
    }),
  );
  const { Data, Customer, Next } = await found();
  expect([Customer, Next]).toEqual([
    { Code: 'CUST1', SaleUnit: 'C1', TypeCode: '', Name: 'Customer CUST1 of alpha', IsWaiting: false },
    null,
  ]);
  expect(Data).toMatchObject([
    {
      Id,
      Code: shelf?.Code,
      PictureName: 'Shelf',
      At: CapturedAt,
      IsTaken: true,
      Latitude: 13.75,
      Longitude: 100.5,
      Accuracy: 12,
      By: 'Sale',
      MayRemove: true,
    },
  ]);
  // A file that was chosen came now, from nowhere that is known.
  const chosen = await idOf(add({ Latitude: 13.75, Longitude: 100.5, Accuracy: 9 }));
  expect((await found()).Data.find((one) => one.Id === chosen)).toMatchObject({
    At: now.toISOString(),
    IsTaken: false,
    Latitude: null,
    Accuracy: null,
  });
  expect((await found({ photoGroupCodes: shelf?.Code ?? '' })).Data).toHaveLength(1);
  expect((await found({ customerType: 'PET' })).Data, 'the customer has no type').toEqual([]);
});

test('R-50d its addresses are private, of a small copy too, and end with the photo', async () => {
  const large = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer();
  const Id = await idOf(add({}, { picture: new Blob([new Uint8Array(large)], { type: 'image/jpeg' }) }));
  const [photo] = (await found()).Data;
  if (!photo) throw new Error('Not stored');
  const read = async (url: string) => {
    const { rawPayload, statusCode, headers } = await shop.app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    return (await sharp(rawPayload).metadata()).width;
  };
  expect([await read(photo.Url), await read(photo.SmallUrl)]).toEqual([1600, 640]);
  // Who has the address of the small one has not that of the whole.
  const swapped = photo.SmallUrl.replace('-640.webp', '.webp');
  expect((await shop.app.inject(swapped)).statusCode).toBe(404);
  expect((await shop.app.inject(`/media/alpha/${Id}.webp`)).statusCode).toBe(404);
  expect(verdict(await remove(Id))).toBe('200 undefined');
  await deleteUnused(shop.deps, { tenantId: 'alpha', id: Id });
  expect((await shop.app.inject(photo.Url)).statusCode).toBe(404);
  expect([...shop.stored.keys()].filter((key) => key.includes(Id))).toEqual([]);
  expect(verdict(await remove(Id)), 'twice').toBe('404 PHOTO_NOT_FOUND');
  const [log] = await shop.database.asOwner(
    `select actor_id, subject, before, after from audit_log where action = 'customer.photo' order by audit_id desc limit 1`,
  );
  expect(log).toEqual({
    actor_id: 'SALE',
    subject: 'customer/CUST1',
    before: { PhotoGroup: null, HasPhoto: true },
    after: { PhotoGroup: null, HasPhoto: false },
  });
});

test('K-30e N-33c without a month those of 30 days either side are shown, 24 a page; months and days are Bangkok’s', async () => {
  await stored([31, 29, 1, 70, 40]);
  expect(daysOf(await found())).toEqual([1, 29]);
  expect(daysOf(await found({ monthYears: '2026-01' }))).toEqual([31, 40]);
  expect(daysOf(await found({ monthYears: '2026-01,2025-12' }))).toEqual([31, 40, 70]);
  expect(
    daysOf(await found({ monthYears: '2026-01,2025-12', fromDate: '2025-12-01', toDate: '2026-01-25' })),
  ).toEqual([40, 70]);
  expect(daysOf(await found({ fromDate: '2025-12-01' }))).toEqual([1, 29, 31, 40, 70]);
  await shop.database.asOwner(`delete from customer_photos`);
  await stored(Array.from({ length: 26 }, (_, day) => day));
  const first = await found();
  expect(first.Data).toHaveLength(24);
  expect(daysOf(await found({ after: first.Next ?? '' }))).toEqual([24, 25]);
  for (const monthYears of ['2026-02', '202602', '02/2026', '02/2569'])
    expect(daysOf(await found({ monthYears, take: '1' })), monthYears).toEqual([2]);
  for (const day of ['2026-02-28', '20260228', '28/02/2026', '28/02/2569'])
    expect(daysOf(await found({ fromDate: day, toDate: day })), day).toEqual([2]);
  for (const wrong of ['monthYears=2026-13', 'take=49', 'fromDate=2026-02-30'])
    expect((await list(Object.fromEntries(new URLSearchParams(wrong)))).statusCode, wrong).toBe(400);
});

test('R-50d a salesman sees and takes photos of who is theirs or nobody’s; who manages customers of all', async () => {
  await shop.database.asOwner(`update customers set salesman_id = 'SALE' where customer_code = 'CUST1'`);
  const Id = await idOf(add());
  expect(verdict(await list({}, sale))).toBe('200 undefined');
  await shop.database.asOwner(`update customers set salesman_id = 'ADMIN' where customer_code = 'CUST1'`);
  const refused = [await list({}, sale), await add(), await remove(Id)].map(verdict);
  expect(refused).toEqual(Array.from({ length: 3 }, () => '403 CUSTOMER_OF_COLLEAGUE'));
  await saveRole(shop, admin, { UserRole: '3', Rights: ['manageCustomers'] });
  expect(verdict(await list({}, sale))).toBe('200 undefined');
  await saveRole(shop, admin, { UserRole: '3', Rights: [] });
});

test('U-22b R-50d who waits for approval is photographed and seen already; who was refused is not', async () => {
  await shop.database.asOwner(
    `update customers set status = 'pending', salesman_id = 'SALE' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
  );
  try {
    expect(verdict(await add())).toBe('200 undefined');
    const { Customer, Data } = await found({}, sale);
    expect([Customer.IsWaiting, Data.length]).toEqual([true, 1]);
    await shop.database.asOwner(
      `update customers set refused_at = now() where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
    expect([await add(), await list({}, sale)].map(verdict)).toEqual([
      '404 CUSTOMER_NOT_FOUND',
      '404 CUSTOMER_NOT_FOUND',
    ]);
  } finally {
    await shop.database.asOwner(
      `update customers set status = 'active', refused_at = null, salesman_id = null where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
  }
});

test('R-50d a photo is removed by who took it and by who manages customers, and by nobody else', async () => {
  const Id = await idOf(add({}, { token: admin }));
  expect((await found({}, sale)).Data).toMatchObject([{ MayRemove: false, By: 'Admin' }]);
  expect(verdict(await remove(Id))).toBe('403 PHOTO_NOT_OWN');
  expect(verdict(await remove(await idOf(add()), admin))).toBe('200 undefined');
});

test('R-50e sent again under its key it is there once; a customer has a bounded number', async () => {
  const key = randomUUID();
  const answers = await Promise.all([add({}, { key }), add({}, { key })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await found()).Data).toHaveLength(1);
  await stored(Array.from({ length: MOST_PHOTOS - 1 }, (_, nth) => nth));
  const full = await add();
  expect(verdict(full)).toBe('409 CUSTOMER_PHOTOS_FULL');
  expect(full.json().message).toContain('1000');
});

test('C-12 N-33b groups are named by who manages customers, for all customers or those of a type', async () => {
  const codes = async (query: Query) =>
    (await shop.call('photoGroups', { token: sale, query, language: 'en' }))
      .json<CallAnswer<'photoGroups'>>()
      .Data.map(({ PictureName }) => PictureName);
  const made = (await group({ NameTh: 'ตู้แช่', TypeCode: 'PET' })).find(({ NameTh }) => NameTh === 'ตู้แช่');
  if (!made) throw new Error('Not made');
  expect(made).toMatchObject({ PictureName: 'ตู้แช่', TypeCode: 'PET', Active: 'Y', Version: 1 });
  expect(await codes({ customerType: 'PET' })).toContain('ตู้แช่');
  expect(await codes({ customerType: 'CAFE' })).not.toContain('ตู้แช่');
  const change = (Version: number) =>
    shop.call('savePhotoGroup', {
      token: admin,
      body: { Code: made.Code, NameTh: 'ตู้แช่', NameEn: 'Fridge', Active: 'N', Version },
    });
  expect(verdict(await change(1))).toBe('200 undefined');
  expect(verdict(await change(1)), 'somebody was faster').toBe('409 PHOTO_GROUP_CHANGED');
  expect(await codes({})).not.toContain('Fridge');
  expect(await codes({ all: 'Y' })).toContain('Fridge');
  expect(verdict(await add({ photoGroupCode: made.Code })), 'no longer used').toBe(
    '404 PHOTO_GROUP_NOT_FOUND',
  );
  const wrong = await shop.call('savePhotoGroup', {
    token: admin,
    body: { NameTh: 'x', TypeCode: 'NONE', Version: 0 },
  });
  expect(verdict(wrong)).toBe('400 CUSTOMER_TYPE_UNKNOWN');
});

test('W-64g MERCHANT_CUSTOMER_PHOTO_ENABLED off takes photos from everybody, in that shop alone', async () => {
  expect(verdict(await list())).toBe('200 undefined');
  await shop.database.asOwner(
    `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'MERCHANT_CUSTOMER_PHOTO_ENABLED', 'N')`,
  );
  shop.deps.cache.dropAll();
  expect(verdict(await list())).toBe('403 PAGE_DISABLED');
  const beta = await shop.tokenOf('beta', 'ADMIN');
  expect(verdict(await list({}, beta))).toBe('200 undefined');
  await shop.database.asOwner(`delete from web_config where opt = 'MERCHANT_CUSTOMER_PHOTO_ENABLED'`);
  shop.deps.cache.dropAll();
});
