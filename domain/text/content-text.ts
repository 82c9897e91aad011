/**
 * What a shop writes about itself, as blocks that any screen can render. The notation is a small subset of
 * Markdown: `## heading`, `### smaller heading`, `- point`, `1. step`, `> good to know`, `**strong**`,
 * `[words](link)`; an empty line begins a new paragraph. Everything else is literal text: there is no HTML and no
 * way to inject any.
 */

export type ContentWords = { text: string; strong?: true; href?: string };
export type ContentBlock =
  | { type: 'heading'; level: 2 | 3; words: ContentWords[] }
  | { type: 'paragraph' | 'note'; words: ContentWords[] }
  | { type: 'list'; ordered: boolean; items: ContentWords[][] };

type Line = { kind: 'empty' } | { kind: 'heading'; level: 2 | 3; text: string } | Point | Plain;
type Point = { kind: 'point'; ordered: boolean; text: string };
type Plain = { kind: 'paragraph' | 'note'; text: string };

/** Parses a stored body; lines that belong together are joined by a space. */
export function contentBlocks(body: string): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  let open: Plain | undefined;
  const close = (): void => {
    if (open) blocks.push({ type: open.kind, words: contentWords(open.text) });
    open = undefined;
  };
  for (const line of body.split('\n').map(readLine)) {
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
    else if (line.kind === 'point') addPoint(blocks, line);
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

const MARKED = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^\s()]+)\)/g;

/** The words of one line. An unsafe link becomes plain text. */
function contentWords(text: string): ContentWords[] {
  const words: ContentWords[] = [];
  let done = 0;
  for (const { 0: whole, 1: strong, 2: label, 3: href, index } of text.matchAll(MARKED)) {
    if (index > done) words.push({ text: text.slice(done, index) });
    if (strong !== undefined) words.push({ text: strong, strong: true });
    else words.push({ text: label ?? '', ...(href !== undefined && isSafeLink(href) && { href }) });
    done = index + whole.length;
  }
  if (done < text.length) words.push({ text: text.slice(done) });
  return words;
}

/** A path of this shop, another site by https, a telephone number or a mail address; nothing executable. */
export function isSafeLink(link: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(link)) return true;
  if (/^tel:\+?[\d-]{3,20}$/.test(link) || /^mailto:[^\s@?&]+@[^\s@?&]+$/.test(link)) return true;
  return /^https:\/\/[^\s\\]+$/i.test(link) && URL.canParse(link);
}

/** Words as one plain text, for descriptions and machines. */
export function plainWords(words: readonly ContentWords[]): string {
  return words.map(({ text }) => text).join('');
}
