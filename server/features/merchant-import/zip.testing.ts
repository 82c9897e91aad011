/** Workbooks made by hand, for tests of files that no program would write. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { zip, type Local } from '../../testing/sample-zip.ts';
import { entriesOfZip } from './zip-guard.ts';

export const LIMITS = { entries: 500, bytes: 1e9, entryBytes: 1e9 };

/** The files of a workbook. */
export async function filesOf(data: SheetData): Promise<Local[]> {
  const bytes = await writeExcelFile(data).toBuffer();
  return entriesOfZip(new Uint8Array(bytes), LIMITS).map(({ name, packed, method, size }) =>
    method === 8 ? { name, packed, size } : { name, packed: deflateRawSync(packed), size },
  );
}

/** A workbook whose sheet has another text in the place of one; what it says besides is as a spreadsheet wrote it. */
export async function workbookWith(data: SheetData, from: string, to: string): Promise<Blob> {
  const files = await filesOf(data);
  return new Blob([
    new Uint8Array(
      zip(
        files.map((file) => {
          if (!file.name.endsWith('sheet1.xml')) return file;
          const text = inflateRawSync(file.packed).toString();
          if (!text.includes(from)) throw new Error(`no ${from} in ${text}`);
          const changed = Buffer.from(text.replace(from, to));
          return { name: file.name, packed: deflateRawSync(changed), size: changed.length };
        }),
      ),
    ),
  ]);
}
