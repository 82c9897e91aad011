import type { CallAnswer } from '#contract/schemas.ts';
import { messageOf, type Language } from '../../http/messages.ts';
import type { ResultRow, Run } from './runs.queries.ts';
import type { Sheet } from './spreadsheet.ts';

export function presentRun(run: Run, language: Language): CallAnswer<'stopRun'> {
  return {
    RunId: run.runId,
    Kind: run.kind,
    State: run.state,
    Total: run.total,
    Done: run.done,
    Failed: run.failed,
    Parameters: run.parameters,
    Error: run.errorCode === null ? null : messageOf(run.errorCode, language),
    By: run.userName,
    StartedAt: run.createdAt.toISOString(),
    EndedAt: run.endedAt?.toISOString() ?? null,
  };
}

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
