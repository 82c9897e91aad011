/** The lines of a file that is chosen: of a sheet its rows, with their cells apart by tabs. */

export const MAX_FILE_BYTES = 1024 * 1024;
export const FILE_KINDS = '.xlsx,.csv,.tsv,.txt,text/plain,text/csv';

/** Throws where it is no text and no workbook. */
export async function linesOfFile(file: File): Promise<string> {
  if (!/\.xlsx$/i.test(file.name)) return textOf(await file.arrayBuffer());
  // Fetched with the first workbook only.
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows
    .map((row) =>
      row
        .map((cell) => cellText(cell))
        .join('\t')
        .replace(/\t+$/, ''),
    )
    .join('\n');
}

const cellText = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).replaceAll(/\s+/g, ' ') : '';

/** Old Thai programs write their own encoding. */
function textOf(bytes: ArrayBuffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- what is no text has it
    if (/[\u0000-\u0008]/.test(text)) throw new TypeError('No text');
    return text;
  } catch (error) {
    const thai = new TextDecoder('windows-874').decode(bytes);
    // oxlint-disable-next-line no-control-regex -- what is no text has it
    if (/[\u0000-\u0008]/.test(thai)) throw error;
    return thai;
  }
}
