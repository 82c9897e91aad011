import { defineCalls } from './define.ts';

/** Long work that staff started (B-72b): its maker follows it and fetches its result; the super admin may, too. */
export const runCalls = defineCalls({
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
