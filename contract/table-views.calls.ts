import { defineCalls } from './define.ts';

/** How the caller has arranged a list of the desk (B-71b). Own ones only. */
export const tableViewCalls = defineCalls({
  tableViews: { method: 'GET', path: '/api/merchant/views/:list', who: ['staff'] },
  saveTableView: {
    method: 'PUT',
    path: '/api/merchant/views/:list/:view',
    who: ['staff'],
    outlivesPage: true,
  },
  deleteTableView: { method: 'POST', path: '/api/merchant/views/:list/:view/delete', who: ['staff'] },
});
