import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { contentBlocks, isSafeLink, plainWords } from './content-text.ts';

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
          for (const words of block.type === 'list' ? block.items : [block.words])
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
