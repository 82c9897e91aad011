import { defineCalls } from './define.ts';

/** Long work that staff started (B-72b): its maker follows it and fetches its result; the super admin may, too. */
export const runCalls = defineCalls({
  /** The call that answers the list says who may: its page, its right, and what it refuses. */
  exportList: {
    method: 'POST',
    path: '/api/merchant/list/:list/export',
    who: ['staff'],
    idempotencyKey: true,
  },
  runs: { method: 'GET', path: '/api/merchant/runs', who: ['staff'] },
  run: { method: 'GET', path: '/api/merchant/runs/:runId', who: ['staff'] },
  stopRun: { method: 'POST', path: '/api/merchant/runs/:runId/stop', who: ['staff'] },
  undoRun: { method: 'POST', path: '/api/merchant/runs/:runId/undo', who: ['staff'], idempotencyKey: true },
  runResult: {
    method: 'GET',
    path: '/api/merchant/runs/:runId/result',
    who: ['staff'],
    download: true,
  },
});
