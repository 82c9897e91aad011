/** The feature's interface for other features. */
export { tellMaker } from './runs.notices.usecases.ts';
export { startInTurn } from './runs.queries.ts';
export { busyRows, startRun } from './runs.usecases.ts';
export { createSheetMaker, type SheetMaker } from './spreadsheet.ts';
