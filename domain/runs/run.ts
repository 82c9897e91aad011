/** Long work: what was started once and is done row by row. */

/** `stopping`: somebody asked it to stop, and the row at hand is still being done. */
export const runStates = ['waiting', 'running', 'stopping', 'stopped', 'done', 'failed'] as const;
export type RunState = (typeof runStates)[number];

export type RowState = 'waiting' | 'done' | 'failed' | 'skipped';

/** The rows of one run at most. */
export const MAX_RUN_ROWS = 10_000;

/** Of one whose kind does many rows at once. */
export const MOST_ROWS_TOGETHER = 100_000;

export const isOver = (state: RunState): boolean =>
  state === 'stopped' || state === 'done' || state === 'failed';
