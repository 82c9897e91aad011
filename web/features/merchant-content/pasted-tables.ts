/** Tables of a spreadsheet, of Word or of another site, as the editor can hold them. */

/** Whatever a sheet says of its width; what is too much for a page is told when it is saved. */
const MOST_SPANNED = 100;
const BLOCKS = 'p, div, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article';

/** Each table with headings first, one line a cell and no cell over several; a table of one cell is what is in it. */
export function withPlainTables(html: string): string {
  if (!/<table[\s>]/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Those within a cell come later in the document, and become its words first.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const [first] = table.rows;
    const isOne = table.rows.length === 1 && first?.cells.length === 1;
    if (table.parentElement?.closest('td, th')) table.replaceWith(...wordsOf(table));
    else if (isOne) table.replaceWith(...(first?.cells[0]?.childNodes ?? []));
    else table.replaceWith(...(table.rows.length === 0 ? [] : [plainTable(table)]));
  }
  return body.innerHTML;
}

function plainTable(table: HTMLTableElement): HTMLTableElement {
  const grid: (Node[] | undefined)[][] = [...table.rows].map(() => []);
  for (const [at, row] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[at]?.[column] !== undefined) column += 1;
      const [wide, high] = [Math.min(cell.colSpan, MOST_SPANNED), Math.min(cell.rowSpan, MOST_SPANNED)];
      for (let down = 0; down < high; down += 1)
        for (let right = 0; right < wide; right += 1) {
          const line = grid[at + down];
          if (line) line[column + right] ??= down === 0 && right === 0 ? wordsOf(cell) : [];
        }
      column += wide;
    }
  }
  const width = Math.max(...grid.map((line) => line.length));
  const made = table.ownerDocument.createElement('table');
  for (const [at, line] of grid.entries()) {
    const row = made.insertRow();
    for (let column = 0; column < width; column += 1) {
      const cell = row.ownerDocument.createElement(at === 0 ? 'th' : 'td');
      const words = row.ownerDocument.createElement('p');
      words.append(...(line[column] ?? []));
      cell.append(words);
      row.append(cell);
    }
  }
  return made;
}

/** What it says, with its emphasis and links, in one line: pictures and lists have no room in a cell. */
function wordsOf(element: Element): Node[] {
  for (const gone of element.querySelectorAll('img, style, script, table caption')) gone.remove();
  for (const line of element.querySelectorAll('br')) line.replaceWith(' ');
  for (const block of [
    ...element.querySelectorAll(`${BLOCKS}, thead, tbody, tfoot, tr, td, th`),
  ].toReversed())
    block.replaceWith(' ', ...block.childNodes, ' ');
  return [...element.childNodes];
}
