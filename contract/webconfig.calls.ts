import { defineCalls } from './define.ts';

/** The tenant's settings (C-03). Callers get only those they may see. */
export const webConfigCalls = defineCalls({
  webConfigItems: {
    method: 'POST',
    path: '/api/webConfig/items',
    who: ['guest', 'customer', 'actingSalesman', 'staffGuest', 'staff', 'superAdmin', 'rider'],
  },
});
