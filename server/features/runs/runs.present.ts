import type { CallAnswer } from '#contract/schemas.ts';
import { isOver } from '#domain/runs/run.ts';
import { wallTime } from '#domain/time/dates.ts';
import { messageOf, type Language } from '../../http/messages.ts';
import type { RunKind } from '../../run-kinds.ts';
import type { ResultRow, Run } from './runs.queries.ts';
import type { Sheet } from './spreadsheet.ts';

/** A run of a kind that only another release knows has its name for words. */
export function presentRun(
  run: Run,
  { kind, language }: { kind: RunKind | undefined; language: Language },
): CallAnswer<'stopRun'> {
  return {
    RunId: run.runId,
    Title: kind?.title(run, language) ?? unknownTitle(run)[language],
    State: run.state,
    Total: run.total,
    Done: run.done,
    Failed: run.failed,
    MakesTable: kind?.sheet !== undefined,
    Result: !isOver(run.state) || run.resultRemoved ? 'none' : hasTable(run, kind) ? 'table' : 'rows',
    MayUndo:
      kind?.reverse !== undefined && isOver(run.state) && run.done > 0 && !run.resultRemoved && !run.isUndone,
    Error: run.errorCode === null ? null : messageOf(run.errorCode, language),
    By: run.userName,
    StartedAt: run.createdAt.toISOString(),
    EndedAt: run.endedAt?.toISOString() ?? null,
  };
}

/** One that was stopped, or has failed rows, would be a part that is taken for all. */
export const hasTable = ({ state, failed }: Run, kind: RunKind | undefined): boolean =>
  kind?.sheet !== undefined && state === 'done' && failed === 0;

const unknownTitle = ({ kind, total }: Run) => ({
  th: `งานของระบบรุ่นอื่น (${kind}) ${total} รายการ`,
  en: `A task of another release (${kind}), ${total} rows`,
});

/** Kind, center, day and time: two files of a folder are told apart by their names. ASCII. */
export function fileNameOf(run: Run, kind: RunKind | undefined): string {
  const center = asciiOf(run.centerName) || asciiOf(run.saleUnit);
  const at = wallTime(run.createdAt).replaceAll(/[-:]/g, '').replace(' ', '-');
  return [kind?.fileName ?? 'task', center, at].filter((part) => part !== '').join('-');
}

const asciiOf = (text: string): string => text.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

const why = ({ errorCode, errorValues }: ResultRow, language: Language): string =>
  errorCode === null ? '' : messageOf(errorCode, language, errorValues ?? {});

export const presentFailures = (rows: readonly ResultRow[], language: Language) =>
  rows.map((row) => ({ Key: row.key, Message: why(row, language) }));

const WORDS = {
  th: {
    head: ['ลำดับ', 'รายการ', 'ผล', 'สาเหตุ'],
    waiting: 'รอดำเนินการ',
    done: 'สำเร็จ',
    failed: 'ไม่สำเร็จ',
    skipped: 'ไม่ได้ทำ',
  },
  en: {
    head: ['No.', 'Row', 'Result', 'Reason'],
    waiting: 'Waiting',
    done: 'Done',
    failed: 'Failed',
    skipped: 'Not done',
  },
};

/** What came of each row, as a table. */
export function resultSheet(rows: readonly ResultRow[], language: Language): Sheet {
  const words = WORDS[language];
  return {
    columns: words.head.map((title) => ({ title })),
    lines: rows.map((row) => [row.rowNo, row.key, words[row.state], why(row, language)]),
  };
}
