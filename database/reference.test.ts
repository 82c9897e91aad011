import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReference, thaiAreas } from './reference.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

describe('the Thai address data', () => {
  it('gives every area a code of its own under its parent', async () => {
    const { provinces, districts, subdistricts } = await thaiAreas();
    expect(provinces).toHaveLength(77);
    expect(districts).toHaveLength(928);
    expect(subdistricts.length).toBeGreaterThan(7_400);
    const codes = [...provinces, ...districts, ...subdistricts].map((area) => area.code);
    expect(new Set(codes).size).toBe(codes.length);
    const districtCodes = new Set(districts.map((district) => district.code));
    expect(
      districts.filter(({ code, provinceCode }) => !/^\d{4}$/.test(code) || !code.startsWith(provinceCode)),
    ).toEqual([]);
    expect(
      subdistricts.filter(
        ({ code, districtCode }) =>
          !/^\d{6}$/.test(code) || !code.startsWith(districtCode) || !districtCodes.has(districtCode),
      ),
    ).toEqual([]);
  });

  it('keeps the official codes where the data has them', async () => {
    const { districts, subdistricts } = await thaiAreas();
    expect(districts).toContainEqual({
      code: '1001',
      nameTh: 'พระนคร',
      nameEn: 'Phra Nakhon',
      provinceCode: '10',
    });
    expect(subdistricts.find((area) => area.code === '100101')).toMatchObject({
      nameTh: 'พระบรมมหาราชวัง',
      postalCode: '10200',
    });
  });

  it('gives Bueng Kan, for which the data has no codes, codes under its official one', async () => {
    const { provinces, districts } = await thaiAreas();
    expect(provinces.find((province) => province.nameEn === 'Bueng Kan')?.code).toBe('38');
    expect(districts.filter((district) => district.provinceCode === '38')).toHaveLength(8);
  });

  it('has a sub-district that two post offices serve twice, and none without a postcode', async () => {
    const { subdistricts } = await thaiAreas();
    const phraKhanong = subdistricts.filter(
      (area) => area.nameTh === 'พระโขนง' && area.districtCode === '1033',
    );
    expect(phraKhanong.map((area) => area.postalCode).toSorted()).toEqual(['10110', '10260']);
    expect(subdistricts.filter((area) => !/^\d{5}$/.test(area.postalCode))).toEqual([]);
  });
});

describe('loading it', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.asOwner('truncate reference.provinces, reference.districts, reference.subdistricts cascade');
  });
  afterAll(() => test.stop());

  it('fills empty tables once, also when two processes start together', async () => {
    await Promise.all([loadReference(test.urls.ownerUrl), loadReference(test.urls.ownerUrl)]);
    const [counts] = await test.asOwner<{ provinces: number; districts: number; subdistricts: number }>(
      `select (select count(*)::int from reference.provinces) as provinces,
        (select count(*)::int from reference.districts) as districts,
        (select count(*)::int from reference.subdistricts) as subdistricts`,
    );
    const areas = await thaiAreas();
    expect(counts).toEqual({
      provinces: areas.provinces.length,
      districts: areas.districts.length,
      subdistricts: areas.subdistricts.length,
    });
  });

  it('leaves a filled table as it is', async () => {
    await test.asOwner(`update reference.provinces set name_en = 'Krung Thep' where province_code = '10'`);
    await loadReference(test.urls.ownerUrl);
    expect(await test.asOwner(`select name_en from reference.provinces where province_code = '10'`)).toEqual([
      { name_en: 'Krung Thep' },
    ]);
  });
});
