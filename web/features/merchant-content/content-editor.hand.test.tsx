/** What is pasted into the editor, through the library's own reading of HTML. */
import { Editor } from '@tiptap/react';
import { expect, test } from 'vitest';
import { textOfDocument } from './content-blocks.ts';
import { editorExtensions } from './editor-extensions.ts';
import { changeTable, NEW_TABLE } from './editor-tables.ts';
import { withPlainTables } from './pasted-tables.ts';

function pasted(html: string): string {
  const editor = new Editor({ element: null, extensions: editorExtensions, content: withPlainTables(html) });
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
  ['a table', '<table><tr><td>ก</td><td>ข</td></tr></table>', '| ก | ข |'],
  [
    'a table of a spreadsheet',
    '<style>td{x:y}</style><table border=1><colgroup><col width=100></colgroup><tbody><tr><td style="x:y">ขนาด</td><td>ราคา</td></tr><tr><td>ใหญ่</td><td data-sheets-value="x">1,200.00</td></tr></tbody></table>',
    '| ขนาด | ราคา |\n| ใหญ่ | 1,200.00 |',
  ],
  [
    'a table of Word',
    '<p>ก่อน</p><table class=MsoTable><tr><td colspan=2><p class=MsoNormal><b>หัว</b></p></td></tr><tr><td rowspan=2><p>a</p><p>b<br>c</p></td><td><ul><li>d</li><li>e</li></ul></td></tr><tr><td><img src="/media/alpha/a.webp">f|g</td></tr></table><p>หลัง</p>',
    'ก่อน\n\n| **หัว** |  |\n| a b c | d e |\n|  | f\\|g |\n\nหลัง',
  ],
  [
    'a table in a table, and a table of one cell',
    '<table><tr><td><p>frame</p></td></tr></table><table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td><td>d</td></tr></table>',
    'frame\n\n| a b c | d |',
  ],
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

test('R-58c a table is put in with headings, grows and shrinks, and keeps its headings first', () => {
  const editor = new Editor({ element: document.createElement('div'), extensions: editorExtensions });
  editor.chain().insertContent(NEW_TABLE).run();
  const text = () => textOfDocument(editor.getJSON());
  expect(text()).toBe(Array.from({ length: 3 }, () => '|  |  |  |').join('\n'));
  editor.commands.setTextSelection(4);
  editor.commands.insertContent('a');
  changeTable(editor, 'addColumn');
  changeTable(editor, 'addRow');
  expect(text().split('\n')).toEqual(['| a |  |  |  |', ...Array.from({ length: 3 }, () => '|  |  |  |  |')]);
  changeTable(editor, 'deleteRow');
  const heads = editor.getHTML().match(/<th>/g);
  expect([text().split('\n').length, heads?.length]).toEqual([3, 4]);
  changeTable(editor, 'deleteColumn');
  expect(text().split('\n')[0]).toBe('|  |  |  |');
  changeTable(editor, 'deleteTable');
  expect(text()).toBe('');
  editor.destroy();
});
