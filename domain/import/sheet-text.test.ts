import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOfText, separatorOf, textOfBytes } from './sheet-text.ts';

const THAI_874 = Uint8Array.from([0xa2, 0xe9, 0xd2, 0xc7]);

test.each([
  ['UTF-8', new TextEncoder().encode('ข้าว')],
  ['UTF-8 with its mark', new TextEncoder().encode('\ufeffข้าว')],
  [
    'UTF-16',
    Uint8Array.from([
      0xff,
      0xfe,
      ...new Uint8Array(new Uint16Array([0x0e02, 0x0e49, 0x0e32, 0x0e27]).buffer),
    ]),
  ],
  ['Windows-874', THAI_874],
])('R-47v Thai is intact in %s', (_, bytes) => {
  expect(textOfBytes(bytes)).toBe('ข้าว');
});

test.each([
  ['bytes of no text', [0x00, 0x01, 0x02]],
  ['a code page without Thai', [0x81, 0x9f, 0xa2]],
])('R-47v %s are refused', (_, bytes) => {
  expect(() => textOfBytes(Uint8Array.from(bytes))).toThrow('IMPORT_ENCODING');
});

test.each([
  [
    'a,b\r\n1,2',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b;c,d\n1;;3',
    ';',
    [
      ['a', 'b', 'c,d'],
      ['1', '', '3'],
    ],
  ],
  [
    'a\tb\n"1\n2"\t"say ""no"""\n',
    '\t',
    [
      ['a', 'b'],
      ['1\n2', 'say "no"'],
    ],
  ],
  [
    '"a;b",c\n,',
    ',',
    [
      ['a;b', 'c'],
      ['', ''],
    ],
  ],
  [
    "code,name\nA,'=1+1\nB,'plain",
    ',',
    [
      ['code', 'name'],
      ['A', '=1+1'],
      ['B', "'plain"],
    ],
  ],
] as const)('R-47v %j is read', (text, separator, rows) => {
  expect(separatorOf(text)).toBe(separator);
  expect(rowsOfText(text)).toEqual(rows);
});

test('R-47v a quotation mark that is not closed is named by its row', () => {
  expect(() => rowsOfText('a,b\n1,"2\n3,4')).toThrow(
    expect.objectContaining({ code: 'IMPORT_QUOTE', values: { row: 2 } }),
  );
});

test('R-47v whatever cells are written, they are read', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ก', '"', ',', ';', '\n', ' ', '1') });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const quoted = rows
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        expect(rowsOfText(quoted, ',')).toEqual(rows);
      },
    ),
    { numRuns: 200 },
  );
});
