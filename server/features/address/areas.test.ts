/** The provinces, districts and sub-districts of Thailand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let guest: string;
let other: string;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(`insert into reference.provinces values
    ('50', 'เชียงใหม่', 'Chiang Mai'), ('92', 'ตรัง', 'Trang'), ('42', 'เลย', 'Loei') on conflict do nothing`);
  await shop.database.asOwner(`insert into reference.districts values
    ('5001', '50', 'เมืองเชียงใหม่', 'Mueang Chiang Mai'), ('5099', '50', 'แม่แตง', 'Mae Taeng'),
    ('5098', '50', 'ดอยหล่อ', 'Doi Lo') on conflict do nothing`);
  await shop.database.asOwner(`insert into reference.subdistricts values
    ('500101', '5001', 'ศรีภูมิ', 'Si Phum', '50200'), ('500198', '5001', 'ช้างคลาน', 'Chang Khlan', '50100'),
    ('500199', '5001', 'ช้างคลาน', 'Chang Khlan', '50000') on conflict do nothing`);
  guest = await shop.tokenOf('alpha', 'GUEST');
  other = await shop.tokenOf('beta', 'CUST1');
});
afterAll(() => shop.stop());

describe('the Thai areas', () => {
  const areas = async (body: object, language: 'th' | 'en' = 'th', token = guest) =>
    (await shop.call('allProvinces', { token, language, body })).json().data;
  const names = (all: { Name: string }[]) => all.map((one) => one.Name);

  it('C-05 are all provinces, districts and sub-districts, sorted as the language sorts them', async () => {
    const thai = await areas({});
    expect(names(thai.Province)).toEqual(['กรุงเทพมหานคร', 'เชียงใหม่', 'ตรัง', 'เลย']);
    expect(thai.Ampher).toEqual([
      { Code: '5098', Name: 'ดอยหล่อ', Province: '50' },
      { Code: '1001', Name: 'พระนคร', Province: '10' },
      { Code: '5001', Name: 'เมืองเชียงใหม่', Province: '50' },
      { Code: '5099', Name: 'แม่แตง', Province: '50' },
    ]);
    expect(thai.Town).toHaveLength(4);
    expect(thai.Town).toContainEqual({ Code: '500101', Name: 'ศรีภูมิ', Ampher: '5001', PostalCode: '50200' });
    expect(names((await areas({}, 'en')).Province)).toEqual(['Bangkok', 'Chiang Mai', 'Loei', 'Trang']);
  });

  it('are provinces alone for a form that asks step by step', async () => {
    const thai = await areas({ ProvincesOnly: true });
    expect(thai.Province).toHaveLength(4);
    expect(thai).toMatchObject({ Ampher: [], Town: [] });
  });

  it('of the whole country are packed, and made once for all shops', async () => {
    const whole = async (token: string) => {
      const response = await shop.call('allProvinces', { token, headers: { 'accept-encoding': 'br' } });
      return [response.headers['content-encoding'], response.rawPayload.length];
    };
    await shop.database.asOwner(`insert into reference.provinces
      select (60 + n)::text, 'จังหวัด ' || n, 'Province ' || n from generate_series(1, 30) n`);
    shop.deps.cache.dropAll();
    const [encoding, bytes] = await whole(guest);
    expect(encoding).toBe('br');
    await shop.database.asOwner(`delete from reference.provinces where name_th like 'จังหวัด %'`);
    expect(await whole(other), 'cached').toEqual([encoding, bytes]);
    shop.deps.cache.dropAll();
  });

  it('are the districts of a province and the sub-districts of a district, each with its postcode', async () => {
    const { Ampher, Town } = await areas({ Province: '50', Ampher: '5001' });
    expect(Ampher).toEqual([
      { Code: '5098', Name: 'ดอยหล่อ', Province: '50' },
      { Code: '5001', Name: 'เมืองเชียงใหม่', Province: '50' },
      { Code: '5099', Name: 'แม่แตง', Province: '50' },
    ]);
    expect(Town).toEqual([
      { Code: '500199', Name: 'ช้างคลาน', Ampher: '5001', PostalCode: '50000' },
      { Code: '500198', Name: 'ช้างคลาน', Ampher: '5001', PostalCode: '50100' },
      { Code: '500101', Name: 'ศรีภูมิ', Ampher: '5001', PostalCode: '50200' },
    ]);
  });

  it('are empty below what does not exist', async () => {
    expect(await areas({ Province: '99', Ampher: '9999' })).toMatchObject({ Ampher: [], Town: [] });
  });

  it('are for staff too, and need a token', async () => {
    expect((await areas({}, 'th', await shop.tokenOf('alpha', 'SALE'))).Province).toHaveLength(4);
    expect((await shop.call('allProvinces')).statusCode).toBe(401);
  });
});
