import { describe, expect, test } from 'vitest';
import { readLines } from './order-line.ts';

const read = (...lines: string[]) =>
  readLines(lines).map(({ name, quantity, unit, isChatter }) =>
    isChatter ? 'chatter' : `${name} / ${quantity} / ${unit ?? '-'}`,
  );

describe('C-46 a line as people write it', () => {
  test.each([
    ['royal canin 2 ลัง', 'royal canin / 2 / ลัง'],
    ['2 cases royal canin', 'royal canin / 2 / cases'],
    ['royal canin x2', 'royal canin / 2 / -'],
    ['royal canin 2x', 'royal canin / 2 / -'],
    ['royal canin ×2 ลัง', 'royal canin / 2 / ลัง'],
    ['royal canin *3', 'royal canin / 3 / -'],
    ['royal canin = 4', 'royal canin / 4 / -'],
    ['ทรายแมว ๑๒ ถุงค่ะ', 'ทรายแมว / 12 / ถุง'],
    ['ขอ 3แพ็ค ปลาทูน่า', 'ปลาทูน่า / 3 / แพ็ค'],
    ['ทูน่า สองโหลครับ', 'ทูน่า / 2 / โหล'],
    ['น้ำตาล ยกลัง', 'น้ำตาล / 1 / ลัง'],
    ['- นม กล่อง 6', 'นม / 6 / กล่อง'],
    ['2) น้ำปลา จำนวน 5 ขวด', 'น้ำปลา / 5 / ขวด'],
    ['น้ำปลา', 'น้ำปลา / 1 / -'],
  ])('%s is %s', (line, is) => expect(read(line)).toEqual([is]));

  test.each([
    ['ทูน่า 85 ก. 2 ลัง', 'ทูน่า 85 ก. / 2 / ลัง'],
    ['อาหารแมว 1.5kg', 'อาหารแมว 1.5kg / 1 / -'],
    ['แผ่นรอง 60x90', 'แผ่นรอง 60x90 / 1 / -'],
    ['แผ่นรอง 60 x 90 ซม. 3 ห่อ', 'แผ่นรอง 60 x 90 ซม. / 3 / ห่อ'],
    ['ทิชชู่ 24 ม้วน 2 ลัง', 'ทิชชู่ 24 ม้วน / 2 / ลัง'],
    ['ถุงมือ 10 ถุงมือ', 'ถุงมือ 10 ถุงมือ / 1 / -'],
    ['น้ำ 500 มล', 'น้ำ 500 มล / 1 / -'],
  ])('a size is no quantity: %s is %s', (line, is) => expect(read(line)).toEqual([is]));

  test.each([
    'สวัสดีครับ',
    'hello',
    '',
    '---',
    'ขอบคุณค่ะ 🙏',
    'ส่งวันศุกร์นะคะ',
    'ส่งพรุ่งนี้เช้า',
    'โทร 0812345678',
    'รวม 1,250',
  ])('nothing is ordered by %j', (line) => expect(read(line).every((each) => each === 'chatter')).toBe(true));

  test('several things in one line are several, and a name with a comma is one', () => {
    expect(read('น้ำปลา 2 ขวด, ซีอิ๊ว 3 ขวด')).toEqual(['น้ำปลา / 2 / ขวด', 'ซีอิ๊ว / 3 / ขวด']);
    expect(read('Cat food, tuna 2 cases')).toEqual(['cat food, tuna / 2 / cases']);
  });
});

describe('C-46 rows of a sheet', () => {
  test('are read by their head', () => {
    expect(
      read('รหัส\tชื่อสินค้า\tราคา\tจำนวน\tหน่วย', 'P111001\tอาหารแมว 85 ก.\t18\t2\tลัง', 'P111002\tทราย\t99\t\t'),
    ).toEqual(['p111001 อาหารแมว 85 ก. / 2 / ลัง', 'p111002 ทราย / 1 / -']);
  });

  test('without a head the number beside the unit is the quantity, and a number in front is the row’s', () => {
    expect(read('1\tอาหารแมว\t6\tถุง')).toEqual(['อาหารแมว / 6 / ถุง']);
    expect(read('อาหารแมว,2,ลัง', '"Food, tuna",3')).toEqual(['อาหารแมว / 2 / ลัง', 'food, tuna / 3 / -']);
    const [unclear] = readLines(['อาหารแมว\t18\t2']);
    expect(unclear).toMatchObject({ isUnclear: true });
  });

  test('what may be a code is told apart from words and sizes', () => {
    const [line] = readLines(['8850123456789 P-111 อาหารแมว 85 ก. 2 ลัง']);
    expect(line?.codes).toEqual(['8850123456789', 'p-111']);
  });
});
