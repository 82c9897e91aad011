import { describe, expect, test } from 'vitest';
import { areasText } from './address-areas.ts';

const bangkok = { town: 'คลองเตย', district: 'คลองเตย', province: 'กรุงเทพมหานคร', postcode: '10110' };
const chiangMai = { town: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่', postcode: '50200' };

describe('B-92 S-57 the areas of an address', () => {
  test('are written as people write them in Bangkok and in the provinces', () => {
    expect(areasText(bangkok)).toBe('แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110');
    expect(areasText(chiangMai)).toBe('ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200');
  });

  test('are written in full on documents', () => {
    expect(areasText(bangkok, 'full')).toBe('แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110');
    expect(areasText(chiangMai, 'full')).toBe('ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200');
  });

  test('are a list with commas in English', () => {
    const areas = {
      town: 'Suthep',
      district: 'Mueang Chiang Mai',
      province: 'Chiang Mai',
      postcode: '50200',
    };
    expect(areasText(areas, 'full')).toBe('Suthep, Mueang Chiang Mai, Chiang Mai 50200');
  });

  test('name nothing that is missing', () => {
    expect(areasText({ ...chiangMai, town: '' })).toBe('อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200');
  });
});
