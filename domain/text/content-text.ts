/**
 * What a shop writes about itself, as blocks that any screen can render. The notation is a small subset of
 * Markdown: `## heading`, `### smaller heading`, `- point`, `1. step`, `> good to know`, `**strong**`, `__emphasis__`,
 * `[words](link)`, and a line `![what it shows](/media/…)` for a picture of the shop's own, lines `| cell | cell |` for the rows of
 * a table, the first of which has its headings; an empty line begins a new
 * paragraph, and a backslash before a mark makes it text. Everything else is literal text: there is no HTML and no way to
 * inject any.
 */

export type ContentWords = { text: string; strong?: true; em?: true; href?: string };
export type ContentBlock =
  | { type: 'heading'; level: 2 | 3; words: ContentWords[] }
  | { type: 'paragraph' | 'note'; words: ContentWords[] }
  | { type: 'list'; ordered: boolean; items: ContentWords[][] }
  /** Rows of cells, the first with the headings; a row may have fewer cells than that. */
  | { type: 'table'; rows: ContentWords[][][] }
  | { type: 'picture'; url: string; alt: string };

type Line =
  | { kind: 'empty' }
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'picture'; url: string; alt: string }
  | { kind: 'row'; cells: string[] }
  | Point
  | Plain;
type Point = { kind: 'point'; ordered: boolean; text: string };
type Plain = { kind: 'paragraph' | 'note'; text: string };

/** Parses a stored body; lines that belong together are joined by a space. */
export function contentBlocks(body: string): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  let open: Plain | undefined;
  /** Of the table whose rows go on with this line. */
  let table: ContentWords[][][] | undefined;
  const close = (): void => {
    if (open) blocks.push({ type: open.kind, words: contentWords(open.text) });
    open = undefined;
  };
  for (const line of body.split('\n').map(readLine)) {
    if (line.kind !== 'row') table = undefined;
    if (line.kind === 'paragraph' || line.kind === 'note') {
      if (open?.kind === line.kind) open.text += ` ${line.text}`;
      else {
        close();
        open = { ...line };
      }
      continue;
    }
    // List items continue across an empty line, a paragraph does not.
    close();
    if (line.kind === 'heading')
      blocks.push({ type: 'heading', level: line.level, words: contentWords(line.text) });
    else if (line.kind === 'row') {
      const row = line.cells.map(contentWords);
      if (table) table.push(row);
      else {
        table = [row];
        blocks.push({ type: 'table', rows: table });
      }
    } else if (line.kind === 'point') addPoint(blocks, line);
    else if (line.kind === 'picture') blocks.push({ type: 'picture', url: line.url, alt: line.alt });
  }
  close();
  return blocks;
}

function addPoint(blocks: ContentBlock[], { ordered, text }: Point): void {
  const last = blocks.at(-1);
  if (last?.type === 'list' && last.ordered === ordered) last.items.push(contentWords(text));
  else blocks.push({ type: 'list', ordered, items: [contentWords(text)] });
}

function readLine(raw: string): Line {
  const line = raw.trim();
  if (line === '') return { kind: 'empty' };
  const cells = cellsOf(line);
  if (cells) return { kind: 'row', cells };
  const [, alt = '', url] = PICTURE.exec(line) ?? [];
  if (url !== undefined) return { kind: 'picture', url, alt: unescaped(alt).trim() };
  const [mark = '', ...rest] = line.split(' ');
  const text = rest.join(' ').trim();
  if (text !== '') {
    if (mark === '##' || mark === '###') return { kind: 'heading', level: mark === '##' ? 2 : 3, text };
    if (mark === '-') return { kind: 'point', ordered: false, text };
    if (/^\d{1,3}\.$/.test(mark)) return { kind: 'point', ordered: true, text };
    if (mark === '>') return { kind: 'note', text };
  }
  return { kind: 'paragraph', text: line };
}

/** Of a line between two bars its cells, which bars part; undefined for any other line. */
function cellsOf(line: string): string[] | undefined {
  if (line.length < 2 || !line.startsWith('|')) return undefined;
  const cells: string[] = [];
  let from = 1;
  for (let at = 1; at < line.length; at += 1)
    if (line[at] === '\\') at += 1;
    else if (line[at] === '|') {
      cells.push(line.slice(from, at).trim());
      from = at + 1;
    }
  return from === line.length ? cells : undefined;
}

/** A picture that the shop has uploaded itself, alone in its line. */
const PICTURE = /^!\[((?:\\.|[^[\]\\])*)\]\((\/media\/[\w-]+\/[\w-]+\.\w{2,5})\)$/;
/** Only these can be escaped; any other backslash is one. */
const MARKS = String.raw`[\\*_[\]!#>.|\-]`;
const ESCAPED = new RegExp(String.raw`\\(${MARKS})`, 'g');
/** Characters but these, where they are not escaped; each text has one way to be read, so that none takes long. */
const until = (end: string): string => String.raw`((?:\\${MARKS}|\\(?!${MARKS})|[^\\${end}])+?)`;
const MARKED = new RegExp(
  String.raw`\\(${MARKS})|\*\*${until('*')}\*\*|__${until('_')}__|\[${until(String.raw`[\]`)}\]\(([^\s()]+)\)`,
  'g',
);

const unescaped = (text: string): string => text.replace(ESCAPED, '$1');

/** The words of one line. An unsafe link becomes plain text. */
function contentWords(text: string): ContentWords[] {
  const words: ContentWords[] = [];
  const addPlain = (plain: string): void => {
    if (plain === '') return;
    const last = words.at(-1);
    if (last && !last.strong && !last.em && last.href === undefined) last.text += plain;
    else words.push({ text: plain });
  };
  let done = 0;
  for (const { 0: whole, 1: literal, 2: strong, 3: em, 4: label, 5: href, index } of text.matchAll(MARKED)) {
    addPlain(text.slice(done, index));
    if (literal !== undefined) addPlain(literal);
    else if (strong !== undefined) words.push({ text: unescaped(strong), strong: true });
    else if (em !== undefined) words.push({ text: unescaped(em), em: true });
    else if (href !== undefined && isSafeLink(href)) words.push({ text: unescaped(label ?? ''), href });
    else addPlain(unescaped(label ?? ''));
    done = index + whole.length;
  }
  addPlain(text.slice(done));
  return words;
}

/** Blocks in the notation: `contentBlocks` of it gives them again, but for what no block may hold. */
export function contentText(blocks: readonly ContentBlock[]): string {
  return blocks
    .map(textOfBlock)
    .filter((text) => text !== '')
    .join('\n\n');
}

function textOfBlock(block: ContentBlock): string {
  switch (block.type) {
    case 'picture':
      return `![${escaped(inLine(block.alt))}](${block.url})`;
    case 'list':
      return block.items
        .map((words) => textOfWords(words))
        .filter((text) => text !== '')
        .map((text, at) => `${block.ordered ? `${Math.min(at + 1, 999)}.` : '-'} ${text}`)
        .join('\n');
    case 'table':
      return block.rows
        .filter((row) => row.length > 0)
        .map((row) => `| ${row.map((words) => textOfWords(words, inCell)).join(' | ')} |`)
        .join('\n');
    case 'heading':
      return marked('#'.repeat(block.level), block.words);
    default:
      return block.type === 'note' ? marked('>', block.words) : atLineStart(textOfWords(block.words));
  }
}

const marked = (mark: string, words: readonly ContentWords[]): string => {
  const text = textOfWords(words);
  return text === '' ? '' : `${mark} ${text}`;
};

/** A paragraph that begins as another block does. */
const atLineStart = (text: string): string =>
  text.replace(/^(?=(?:##|###|-|>)(?: |$)|[!|])/, '\\').replace(/^(\d{1,3})(?=\.(?: |$))/, '$1\\');

const inLine = (text: string): string => text.replace(/\s+/g, ' ');
const escaped = (text: string): string => text.replace(/[\\*_[\]]/g, String.raw`\$&`);

/** Also what would end the cell. */
const inCell = (text: string): string => escaped(text).replaceAll('|', String.raw`\|`);

function textOfWords(words: readonly ContentWords[], safe = escaped): string {
  return words
    .map(({ text: given, strong, em, href }) => {
      const text = safe(inLine(given));
      if (text === '') return '';
      if (href !== undefined && isSafeLink(href)) return `[${text}](${linkInText(href)})`;
      if (strong) return `**${text}**`;
      return em ? `__${text}__` : text;
    })
    .join('')
    .trim();
}

const linkInText = (href: string): string =>
  href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('|', '%7C');

/** A path of this shop, another site by https, a telephone number or a mail address; nothing executable. */
export function isSafeLink(link: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(link)) return true;
  if (/^tel:\+?[\d-]{3,20}$/.test(link) || /^mailto:[^\s@?&]+@[^\s@?&]+$/.test(link)) return true;
  return /^https:\/\/[^\s\\]+$/.test(link) && URL.canParse(link);
}

/** As large as a page on a phone can still be read; the first row has the headings. */
const MOST_TABLE = { columns: 8, rows: 60 } as const;

/** Whether a table has more than may be written. */
export const isTooLarge = (block: ContentBlock): boolean =>
  block.type === 'table' &&
  (block.rows.length > MOST_TABLE.rows || block.rows.some((row) => row.length > MOST_TABLE.columns));

/** The words of a block, line by line; a picture has none. */
export function linesOfBlock(block: ContentBlock): ContentWords[][] {
  if (block.type === 'picture') return [];
  if (block.type === 'table') return block.rows.flat();
  return block.type === 'list' ? block.items : [block.words];
}

/** Words as one plain text, for descriptions and machines. */
export function plainWords(words: readonly ContentWords[]): string {
  return words.map(({ text }) => text).join('');
}
