import { describe, expect, test } from 'vitest';
import { documentOf, textOfDocument, type EditorNode } from './content-blocks.ts';

const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content });
const words = (text: string, ...marks: NonNullable<EditorNode['marks']>): EditorNode => ({
  type: 'text',
  text,
  marks,
});
const paragraph = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content });

describe('R-58c what the editor holds', () => {
  test('is the notation, there and back', () => {
    const text = `## หัวข้อ

**หนา** __เอียง__ [ลิงก์](/product) 5 \\* 3

- หนึ่ง
- สอง

1. ก่อน
2. หลัง

> จำไว้

| ขนาด | ราคา |
| **ใหญ่** \\| ยาว |  |

![แมว](/media/alpha/a.webp)`;
    expect(textOfDocument(documentOf(text))).toBe(text);
  });

  test('is reduced to what blocks can say, whatever was pasted', () => {
    const pasted = doc(
      { type: 'heading', attrs: { level: 1 }, content: [words('หัวข้อ')] },
      paragraph(
        words('bold link', { type: 'bold' }, { type: 'link', attrs: { href: 'https://a.example/x' } }),
        words(' run', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
        words(' red', { type: 'textStyle', attrs: { color: 'red' } }),
      ),
      paragraph(words('one'), { type: 'hardBreak' }, words('two')),
      paragraph(words('  ')),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(words('outer')),
              { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(words('inner'))] }] },
            ],
          },
        ],
      },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(words('cell'))] }] },
        ],
      },
      { type: 'image', attrs: { src: 'https://evil.example/a.png', alt: 'x' } },
      { type: 'image', attrs: { src: 'data:image/svg+xml,x' } },
      { type: 'iframe', attrs: { srcdoc: '<script>' } },
    );
    const text = textOfDocument(pasted);
    expect(text).toContain('### หัวข้อ\n\n[bold link](https://a.example/x) run red\n\none\n\ntwo');
    expect(text).toContain('- outer\n- inner\n\n| cell |');
    // Read as blocks, a picture from elsewhere is none: the shop keeps only its own.
    expect(JSON.stringify(documentOf(text))).not.toMatch(/"image"|javascript|script>/);
  });
});
