/** What the editor holds, as blocks and back (decision 13): whatever was pasted is reduced to what blocks can say. */
import {
  contentBlocks,
  contentText,
  isSafeLink,
  type ContentBlock,
  type ContentWords,
} from '#domain/text/content-text.ts';

/** A node of the editor's document, as far as it is read here. */
export type EditorNode = {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: EditorNode[];
};

const textAttr = (node: EditorNode, name: string): string => {
  const value = node.attrs?.[name];
  return typeof value === 'string' ? value : '';
};

/** A link before emphasis before none: words have one of them. */
function wordsOf({ text = '', marks = [] }: EditorNode): ContentWords {
  const href = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  if (typeof href === 'string' && isSafeLink(href)) return { text, href };
  if (marks.some(({ type }) => type === 'bold')) return { text, strong: true };
  return marks.some(({ type }) => type === 'italic') ? { text, em: true } : { text };
}

/** The lines of a paragraph: a break in it ends one. */
function linesOf({ content = [] }: EditorNode): ContentWords[][] {
  const lines: ContentWords[][] = [[]];
  for (const node of content)
    if (node.type === 'hardBreak') lines.push([]);
    else if (node.text !== undefined) lines.at(-1)?.push(wordsOf(node));
  return lines.filter((words) => words.some(({ text }) => text.trim() !== ''));
}

/** The points of a list; those of a list within it follow their own point. */
const pointsOf = ({ content = [] }: EditorNode): ContentWords[][] =>
  content.flatMap((item) =>
    (item.content ?? []).flatMap((part) => (isList(part) ? pointsOf(part) : linesOf(part))),
  );
const SPACE: ContentWords[] = [{ text: ' ' }];
/** The cells of a row, one line each. */
const cellsOf = ({ content = [] }: EditorNode): ContentWords[][] =>
  content.map((cell) =>
    (cell.content ?? []).flatMap(linesOf).flatMap((line, at) => (at === 0 ? line : SPACE.concat(line))),
  );
const isList = ({ type }: EditorNode): boolean => type === 'bulletList' || type === 'orderedList';

function blocksOf(node: EditorNode): ContentBlock[] {
  switch (node.type) {
    case 'heading':
      return linesOf(node).map((words) => ({
        type: 'heading',
        level: node.attrs?.['level'] === 2 ? 2 : 3,
        words,
      }));
    case 'paragraph':
      return linesOf(node).map((words) => ({ type: 'paragraph', words }));
    case 'blockquote':
      return (node.content ?? []).flatMap((part) =>
        isList(part) ? blocksOf(part) : linesOf(part).map((words): ContentBlock => ({ type: 'note', words })),
      );
    case 'bulletList':
    case 'orderedList':
      return [{ type: 'list', ordered: node.type === 'orderedList', items: pointsOf(node) }];
    case 'table':
      return [{ type: 'table', rows: (node.content ?? []).map(cellsOf) }];
    case 'image':
      return [{ type: 'picture', url: textAttr(node, 'src'), alt: textAttr(node, 'alt') }];
    default:
      return (node.content ?? []).flatMap(blocksOf);
  }
}

/** What the editor holds, in the notation. */
export const textOfDocument = (document: EditorNode): string => contentText(blocksOf(document));

const nodesOf = (words: readonly ContentWords[]): EditorNode[] =>
  words
    .filter(({ text }) => text !== '')
    .map(({ text, strong, em, href }) => {
      if (href !== undefined) return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
      if (strong) return { type: 'text', text, marks: [{ type: 'bold' }] };
      return em ? { type: 'text', text, marks: [{ type: 'italic' }] } : { type: 'text', text };
    });

function nodeOf(block: ContentBlock): EditorNode {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: nodesOf(block.words) };
    case 'paragraph':
      return { type: 'paragraph', content: nodesOf(block.words) };
    case 'note':
      return { type: 'blockquote', content: [{ type: 'paragraph', content: nodesOf(block.words) }] };
    case 'list':
      return {
        type: block.ordered ? 'orderedList' : 'bulletList',
        content: block.items.map((words) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: nodesOf(words) }],
        })),
      };
    case 'table': {
      const width = Math.max(...block.rows.map((row) => row.length));
      return {
        type: 'table',
        content: block.rows.map((row, rowNo) => ({
          type: 'tableRow',
          content: Array.from({ length: width }, (_, at) => ({
            type: rowNo === 0 ? 'tableHeader' : 'tableCell',
            content: [{ type: 'paragraph', content: nodesOf(row[at] ?? []) }],
          })),
        })),
      };
    }
    case 'picture':
      return { type: 'image', attrs: { src: block.url, alt: block.alt } };
  }
}

/** The notation, as the editor holds it. */
export const documentOf = (text: string): EditorNode => ({
  type: 'doc',
  content: contentBlocks(text).map(nodeOf),
});
