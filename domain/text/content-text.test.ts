import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  contentBlocks,
  contentText,
  isSafeLink,
  isTooLarge,
  linesOfBlock,
  plainWords,
} from './content-text.ts';

describe('a body', () => {
  test('becomes headings, paragraphs, lists and notes in their order', () => {
    const body = `## วิธีสั่งซื้อ
เลือกสินค้า
แล้วใส่ตะกร้า

1. ค้นหา
2. ใส่ตะกร้า

- เงินสด
> ส่งฟรี
### ยกเลิก
ได้`;
    expect(contentBlocks(body)).toEqual([
      { type: 'heading', level: 2, words: [{ text: 'วิธีสั่งซื้อ' }] },
      { type: 'paragraph', words: [{ text: 'เลือกสินค้า แล้วใส่ตะกร้า' }] },
      { type: 'list', ordered: true, items: [[{ text: 'ค้นหา' }], [{ text: 'ใส่ตะกร้า' }]] },
      { type: 'list', ordered: false, items: [[{ text: 'เงินสด' }]] },
      { type: 'note', words: [{ text: 'ส่งฟรี' }] },
      { type: 'heading', level: 3, words: [{ text: 'ยกเลิก' }] },
      { type: 'paragraph', words: [{ text: 'ได้' }] },
    ]);
  });

  test('that is empty has no blocks, and two paragraphs stay two', () => {
    expect(contentBlocks(' \n\n')).toEqual([]);
    expect(contentBlocks('one\n\ntwo')).toHaveLength(2);
  });

  test('may have strong words and links inside a line', () => {
    expect(contentBlocks('โทร [02-000-0000](tel:020000000) **ทุกวัน** 9.00 น.')).toEqual([
      {
        type: 'paragraph',
        words: [
          { text: 'โทร ' },
          { text: '02-000-0000', href: 'tel:020000000' },
          { text: ' ' },
          { text: 'ทุกวัน', strong: true },
          { text: ' 9.00 น.' },
        ],
      },
    ]);
  });

  test('keeps HTML and unsafe links as plain words', () => {
    const [block] = contentBlocks('<b onclick="x">a</b> [press](javascript:alert(1)) [here](//evil.example)');
    if (block?.type !== 'paragraph') throw new Error('a paragraph was expected');
    expect(block.words.some(({ href }) => href !== undefined)).toBe(false);
    expect(plainWords(block.words)).toContain('<b onclick="x">a</b>');
  });

  test('whatever is written gives no link that could run', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '**',
      'javascript:',
      'https://a.b',
      '/x',
      '//',
      ' ',
      '\n',
      '# ',
      '- ',
      'ก',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const block of contentBlocks(pieces.join('')))
          for (const words of linesOfBlock(block))
            for (const { href } of words) expect(href === undefined || isSafeLink(href)).toBe(true);
      }),
    );
  });
});

test.each([
  ['/product?h1=P1', true],
  ['/', true],
  ['https://line.example/x', true],
  ['tel:+6620000000', true],
  ['mailto:hello@shop.example', true],
  ['http://plain.example', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['mailto:a@b.example?bcc=c@d.example', false],
  ['', false],
])('%j as a link: %s', (link, safe) => {
  expect(isSafeLink(link)).toBe(safe);
});

describe('blocks in the notation', () => {
  const picture = '/media/alpha/abc_DEF-123.webp';

  test('are read back as they were, emphasis, pictures and escaped marks included', () => {
    const body = `## หัวข้อ __เน้น__

- **หนา** และ [ลิงก์](/product)
- สอง

![แมว \\[ใหม่\\]](${picture})

\\- ไม่ใช่รายการ 5 \\* 3 \\_

1\\. ไม่ใช่ขั้นตอน`;
    const blocks = contentBlocks(body);
    expect(blocks).toMatchObject([
      { type: 'heading', words: [{ text: 'หัวข้อ ' }, { text: 'เน้น', em: true }] },
      {
        type: 'list',
        items: [[{ text: 'หนา', strong: true }, { text: ' และ ' }, { href: '/product' }], [{}]],
      },
      { type: 'picture', url: picture, alt: 'แมว [ใหม่]' },
      { type: 'paragraph', words: [{ text: '- ไม่ใช่รายการ 5 * 3 _' }] },
      { type: 'paragraph', words: [{ text: '1. ไม่ใช่ขั้นตอน' }] },
    ]);
    expect(contentText(blocks)).toBe(body);
  });

  test('may be a table: its cells hold what a line can, and bars of their own', () => {
    const body = `| ขนาด | ราคา |
| **ใหญ่** \\| กลาง | [50](/product) |
|  | \\\\ |`;
    const blocks = contentBlocks(body);
    expect(blocks).toEqual([
      {
        type: 'table',
        rows: [
          [[{ text: 'ขนาด' }], [{ text: 'ราคา' }]],
          [[{ text: 'ใหญ่', strong: true }, { text: ' | กลาง' }], [{ text: '50', href: '/product' }]],
          [[], [{ text: '\\' }]],
        ],
      },
    ]);
    expect(contentText(blocks)).toBe(body);
    expect(contentBlocks('| a |\n\n| b |')).toHaveLength(2);
    for (const plain of ['|', '| a', '| a \\|', 'a | b |'])
      expect(contentBlocks(plain), plain).toMatchObject([{ type: 'paragraph' }]);
    const wide = contentBlocks(`|${' a |'.repeat(9)}`);
    expect([...blocks, ...wide].map(isTooLarge)).toEqual([false, true]);
  });

  test('hold only pictures of the shop', () => {
    for (const url of [
      'https://evil.example/a.png',
      'data:image/svg+xml,x',
      '/media/../x.webp',
      '//e.example/a.png',
    ])
      expect(
        contentBlocks(`![x](${url})`).some(({ type }) => type === 'picture'),
        url,
      ).toBe(false);
  });

  test('say the same however often they are written and read', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '**',
      '__',
      '*',
      '_',
      '\\',
      '!',
      ' ',
      '\n',
      '## ',
      '- ',
      '1. ',
      '> ',
      '|',
      '| ก |',
      'ก',
      'a.b',
      '(/x)',
      '(https://a.b/c)',
      '(javascript:x)',
      `![alt](${picture})`,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const blocks = contentBlocks(pieces.join(''));
        expect(contentBlocks(contentText(blocks))).toEqual(
          contentBlocks(contentText(contentBlocks(contentText(blocks)))),
        );
        const said = (all: typeof blocks) =>
          all
            .map((one) =>
              one.type === 'list' || one.type === 'table'
                ? linesOfBlock(one).map(plainWords).join('')
                : 'words' in one
                  ? plainWords(one.words)
                  : one.alt,
            )
            .join('')
            .replace(/\s+/g, '');
        expect(said(contentBlocks(contentText(blocks)))).toBe(said(blocks));
      }),
      { numRuns: 300 },
    );
  });

  test('a long text of marks is read in no time', () => {
    for (const mark of ['**a', '__a', '[a', '![a', '\\', '[a]('])
      expect(contentBlocks(mark.repeat(10_000)).length).toBeGreaterThan(0);
    for (const open of ['**', '__', '[', '!['])
      expect(contentBlocks(open + '\\'.repeat(10_000)).length).toBeGreaterThan(0);
  });
});
