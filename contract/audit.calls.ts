import { defineCalls } from './define.ts';

/** What staff changed (back-office 6: Log, for the super admin). */
export const auditCalls = defineCalls({
  merchantLog: { method: 'GET', path: '/api/merchant/log', who: ['superAdmin'], page: 'log' },
});
