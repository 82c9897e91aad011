/** A table that is text: which encoding it has, what separates its cells, and its cells. */

/** Why a file cannot be read; `row` is the row of the file where that is known. */
export class SheetFlaw extends Error {
  override name = 'SheetFlaw';
  code: string;
  values: Record<string, string | number>;
  constructor(code: string, values: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

// oxlint-disable-next-line no-control-regex -- what is no text has it
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]/;

/** UTF-8 and UTF-16 with or without a byte-order mark, else the code page of Thai Windows. Throws IMPORT_ENCODING. */
export function textOfBytes(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (NO_TEXT.test(text)) throw new SheetFlaw('IMPORT_ENCODING');
  return text;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Bytes that it does not know become U+FFFD or control signs: then it is another encoding still.
    const thai = new TextDecoder('windows-874').decode(bytes);
    if (/[\ufffd\u0080-\u009f]/.test(thai)) throw new SheetFlaw('IMPORT_ENCODING');
    return thai;
  }
}

/** What is most in the first line outside quotes. */
export function separatorOf(text: string): ',' | ';' | '\t' {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted && sign in counts) counts[sign as keyof typeof counts] += 1;
  }
  return counts['\t'] > 0 && counts['\t'] >= counts[','] ? '\t' : counts[';'] > counts[','] ? ';' : ',';
}

/** The apostrophe that exports put before what a spreadsheet would take for a formula. */
const GUARDED = /^'(?=\s*[=+\-@\t\r＝＋－＠])/;

/** The rows of a text, by the rules of CSV. Throws IMPORT_QUOTE with the row where a quote begins that does not end. */
export function rowsOfText(text: string, separator = separatorOf(text)): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const end = text.length;
  const done = (cell: string) => void row.push(cell.replace(GUARDED, ''));
  while (at < end) {
    let cell: string;
    if (text[at] === '"') {
      const parts: string[] = [];
      let from = at + 1;
      for (;;) {
        const close = text.indexOf('"', from);
        if (close < 0) throw new SheetFlaw('IMPORT_QUOTE', { row: rows.length + 1 });
        parts.push(text.slice(from, close));
        from = close + 1;
        if (text[from] !== '"') break;
        parts.push('"');
        from += 1;
      }
      at = from;
      cell = parts.join('');
      // What follows a closing quote until the separator belongs to the cell, as spreadsheets read it.
      const rest = endOfCell(text, at, separator);
      cell += text.slice(at, rest);
      at = rest;
    } else {
      const stop = endOfCell(text, at, separator);
      cell = text.slice(at, stop);
      at = stop;
    }
    done(cell);
    if (at === end) break;
    if (text[at] === separator) {
      at += 1;
      if (at === end) done('');
      continue;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length) {
    const sign = text[at];
    if (sign === separator || sign === '\n' || sign === '\r') break;
    at += 1;
  }
  return at;
}
