import { defineCalls } from './define.ts';

/** The copy of all of one's data. */
export const ownDataCalls = defineCalls({
  exportOwnData: { method: 'GET', path: '/api/customers/profile/export', who: ['customer'], download: true },
});
