import { describe, expect, test } from 'vitest';
import { matchesCenter, nearlyMatchesCenter } from './center-search.ts';

const bangNa = [
  'PC01',
  'ขนปุยคลับ บางนา',
  'Khonpui Club Bang Na',
  'บางนา',
  '88/8 ถนนบางนา-ตราด กรุงเทพมหานคร 10260',
];
const finds = (typed: string) => matchesCenter(bangNa, typed);

describe('L-41 a center is found', () => {
  test.each(['PC01', 'pc0', 'บางนา', 'bang na', 'CLUB khonpui', '10260', '๑๐๒๖๐', 'ตราด กรุงเทพ', '', '  '])(
    'by %j',
    (typed) => expect(finds(typed)).toBe(true),
  );

  test.each(['PC02', 'เชียงใหม่', 'bang na phuket', 'x'])('not by %j', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  test('by nothing that is longer than anybody types', () => {
    expect(finds('ก'.repeat(5000))).toBe(false);
  });
});

describe('L-41 a center is found with a slip', () => {
  const chiangMai = ['PC02', 'ขนปุยคลับ เชียงใหม่', 'Khonpui Club Chiang Mai', 'เชียงใหม่', 'ถนนห้วยแก้ว 50300'];
  const nearly = (typed: string) => nearlyMatchesCenter(chiangMai, typed);
  test.each(['เชียงไหม่', 'เชียงใหม', 'เชียงให่ม', 'chaing mai', 'chiangmai', 'khonpuy'])('by %j', (typed) =>
    expect(nearly(typed)).toBe(true),
  );
  test.each(['หาดใหญ่', 'phuket', '50301', 'PC03', 'no such place', 'bang na'])('not by %j', (typed) => {
    expect(nearly(typed)).toBe(false);
  });
});
