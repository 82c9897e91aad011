import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { exportList } from './list-export.usecases.ts';
import { roomsOfRuns } from './runs.rooms.usecases.ts';
import { listRuns, readRun, runResult, stopRun, undoRun } from './runs.usecases.ts';
import { createSheetMaker } from './spreadsheet.ts';
import { defineRunJobs } from './runs.work.usecases.ts';

export function addRunsRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'exportList', (call) => exportList(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'runs', (call) => listRuns(deps, call));
  serveCall(app, deps, 'run', (call) => readRun(deps, call, call.params));
  serveCall(app, deps, 'stopRun', (call) => stopRun(deps, call, call.params));
  serveCall(app, deps, 'undoRun', (call) => undoRun(deps, call, call.params));
  const sheets = createSheetMaker();
  app.addHook('onClose', () => sheets.close());
  serveCall(app, deps, 'runResult', (call) =>
    runResult({ ...deps, sheets }, { ...call, isGone: () => call.request.raw.socket.destroyed }),
  );
  deps.rooms.define(roomsOfRuns);
  defineRunJobs(deps);
}
