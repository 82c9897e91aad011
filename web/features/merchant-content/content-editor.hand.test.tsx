/** What is pasted into the editor, through the library's own reading of HTML. */
import { Editor } from '@tiptap/react';
import { expect, test } from 'vitest';
import { textOfDocument } from './content-blocks.ts';
import { editorExtensions, withoutTables } from './editor-extensions.ts';

function pasted(html: string): string {
  const editor = new Editor({ element: null, extensions: editorExtensions, content: withoutTables(html) });
  const text = textOfDocument(editor.getJSON());
  editor.destroy();
  return text;
}

test.each([
  [
    'a page of Word',
    '<h2 style="mso-x:y">หัวข้อ</h2><p class=MsoNormal><b>หนา</b> <i>เอียง</i></p>',
    '## หัวข้อ\n\n**หนา** __เอียง__',
  ],
  ['a list with a list', '<ul><li>หนึ่ง<ol><li>ใน</li></ol></li><li>สอง</li></ul>', '- หนึ่ง\n- ใน\n- สอง'],
  ['a table', '<table><tr><td>ก</td><td>ข</td></tr></table>', 'ก\n\nข'],
  ['a script', '<p>a</p><script>alert(1)</script><style>p{}</style>', 'a'],
  ['events and styles', '<p onclick="x()" style="position:fixed">a<img src=x onerror=alert(1)></p>', 'a'],
  [
    'an svg and a frame',
    '<svg onload=alert(1)><text>t</text></svg><iframe srcdoc="<p>x</p>"></iframe><p>a</p>',
    undefined,
  ],
  [
    'links',
    '<p><a href="javascript:alert(1)">a</a> <a href="//evil.example">b</a> <a href="/product">c</a></p>',
    'a b [c](/product)',
  ],
  ['foreign pictures', '<img src="https://evil.example/a.png"><img src="data:image/svg+xml,x"><p>a</p>', 'a'],
  ['a picture of the shop', '<img src="/media/alpha/a.webp" alt="แมว">', '![แมว](/media/alpha/a.webp)'],
])('R-58c %s is reduced to what blocks can say', (_, html, text) => {
  const is = pasted(html);
  expect(is).not.toMatch(/onload|srcdoc|javascript|evil/);
  expect(text ?? is).toBe(is);
});
