/** A thread that makes XLSX files. */
import { parentPort } from 'node:worker_threads';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Cell } from '../../run-kinds.ts';
import { answerMessages } from '../../worker-thread.ts';
import type { Sheet } from './spreadsheet.ts';

/** Wall time is written as it is read: Excel knows no time zones. */
const momentOf = (wallTime: string): Date => new Date(`${wallTime.replace(' ', 'T')}:00Z`);

function cellOf(value: Cell, kind: 'moment' | undefined): SheetData[number][number] {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { type: Number, value };
  if (kind === 'moment') return { type: Date, value: momentOf(value), format: 'yyyy-mm-dd hh:mm' };
  // A text stays a text, whatever it begins with.
  return { type: String, value };
}

async function xlsxOf({ columns, lines }: Sheet): Promise<Uint8Array> {
  const head: SheetData[number] = columns.map(({ title }) => ({
    type: String,
    value: title,
    fontWeight: 'bold',
  }));
  const data: SheetData = [
    head,
    ...lines.map((line) => line.map((value, at) => cellOf(value, columns[at]?.kind))),
  ];
  const file = writeExcelFile(data, { stickyRowsCount: 1, columns: columns.map(() => ({ width: 18 })) });
  return new Uint8Array(await file.toBuffer());
}

answerMessages(parentPort, xlsxOf);
