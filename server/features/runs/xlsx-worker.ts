/** A thread that makes one XLSX file. */
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Cell } from '../../run-kinds.ts';
import type { Sheet } from './spreadsheet.ts';

const { columns, lines } = workerData as Sheet;

/** Wall time is written as it is read: Excel knows no time zones. */
const momentOf = (wallTime: string): Date => new Date(`${wallTime.replace(' ', 'T')}:00Z`);

function cellOf(value: Cell, kind: 'moment' | undefined): SheetData[number][number] {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { type: Number, value };
  if (kind === 'moment') return { type: Date, value: momentOf(value), format: 'yyyy-mm-dd hh:mm' };
  // A text stays a text, whatever it begins with.
  return { type: String, value };
}

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
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
parentPort?.postMessage(new Uint8Array(await file.toBuffer()));
