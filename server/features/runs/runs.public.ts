/** The feature's interface for other features. */
export { column, defineListExport, moment, wordsOf } from './list-export.usecases.ts';
export { tellMaker } from './runs.notices.usecases.ts';
export { busyRows, startInTurn, startRun } from './runs.usecases.ts';
export { createSheetMaker, type SheetMaker } from './spreadsheet.ts';
