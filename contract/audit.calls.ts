import { defineCalls } from './define.ts';

/** What staff changed (B-40: Log, for the super admin). */
export const auditCalls = defineCalls({
  merchantLog: { method: 'GET', path: '/api/merchant/log', who: ['superAdmin'], page: 'log' },
  exportLog: {
    method: 'POST',
    path: '/api/merchant/log/export',
    who: ['superAdmin'],
    page: 'log',
    idempotencyKey: true,
  },
});
