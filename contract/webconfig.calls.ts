import { defineCalls } from './define.ts';

/** The tenant's settings (C-03). Each caller gets only what he may see. */
export const webConfigCalls = defineCalls({
  webConfigItems: {
    method: 'POST',
    path: '/api/webConfig/items',
    who: ['guest', 'customer', 'actingSalesman', 'staffGuest', 'staff', 'superAdmin', 'rider'],
  },
});
