import type { CallAnswer } from '#contract/schemas.ts';
import { IMPORT_FIELDS } from '#domain/import/fields.ts';
import { isOver, type RunState } from '#domain/runs/run.ts';
import { messageOf, type Language } from '../../http/messages.ts';
import type { WrongRow } from './import-wrong.queries.ts';
import type { Counts, StoredImport } from './merchant-import.queries.ts';

type Whole = CallAnswer<'oneImport'>;

/** A run that was removed is over. */
const goesOn = (runId: string | null, state: RunState | null): boolean =>
  runId !== null && state !== null && !isOver(state);

export function stepOf(row: StoredImport): Whole['Step'] {
  const { columns, checkRun, checkState, workRun, workState, undoRun, undoState } = row;
  if (undoRun !== null) return goesOn(undoRun, undoState) ? 'undoing' : 'undone';
  if (workRun !== null) return goesOn(workRun, workState) ? 'running' : 'done';
  if (columns === null || checkRun === null) return 'columns';
  if (goesOn(checkRun, checkState)) return 'checking';
  return checkState === 'done' || checkState === null ? 'checked' : 'columns';
}

export const presentHead = (row: StoredImport): CallAnswer<'imports'>['Data'][number] => ({
  ImportId: row.importId,
  Kind: row.kind,
  FileName: row.fileName,
  Rows: row.rowCount,
  Step: stepOf(row),
  CreatedAt: row.createdAt.toISOString(),
  RunId: row.undoRun ?? row.workRun ?? row.checkRun,
});

export function presentProblems(
  row: StoredImport,
  wrong: readonly WrongRow[],
  language: Language,
): Whole['Problems'] {
  const columns = row.columns ?? [];
  return wrong.flatMap(({ rowNo, problems }) =>
    problems.map(({ field, code, values, cell }) => {
      const at = columns.indexOf(field);
      return {
        Row: rowNo,
        Column: row.titles[at] || titleOf(row.kind, field, language),
        Field: field,
        Value: cell,
        Message: messageOf(code, language, values ?? {}),
      };
    }),
  );
}

/** Of a field that the file has no column for. */
const titleOf = (kind: StoredImport['kind'], name: string, language: Language): string =>
  IMPORT_FIELDS[kind].find((field) => field.name === name)?.[language] ?? name;

export const presentImport = (
  row: StoredImport,
  parts: {
    columns: readonly string[];
    samples: readonly string[][];
    counts: Counts;
    problems: Whole['Problems'];
  },
): Whole =>
  Object.assign(presentHead(row), {
    Columns: row.titles.map((Title, at) => ({
      Title,
      Field: parts.columns[at] ?? '',
      Samples: parts.samples.map((cells) => cells[at] ?? '').filter((cell) => cell !== ''),
    })),
    Counts: {
      New: parts.counts.new,
      Changed: parts.counts.changed,
      Same: parts.counts.same,
      Wrong: parts.counts.wrong,
      Done: parts.counts.done,
      Undone: parts.counts.undone,
      Left: parts.counts.left,
      Unchecked: parts.counts.unchecked,
    },
    Problems: parts.problems,
  });
