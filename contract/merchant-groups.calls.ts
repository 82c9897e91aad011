import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'groups' } as const;
const ofManagers = { ...ofStaff, right: 'manageProducts' } as const;

/** Display groups looked after by staff (R-47y). */
export const merchantGroupCalls = defineCalls({
  merchantGroups: { method: 'GET', path: '/api/merchant/groups', ...ofStaff },
  merchantGroup: { method: 'GET', path: '/api/merchant/group/:code', ...ofStaff },
  tryGroupRule: { method: 'POST', path: '/api/merchant/groups/rule', ...ofStaff },
  addGroup: { method: 'POST', path: '/api/merchant/group', ...ofManagers },
  saveGroup: { method: 'PUT', path: '/api/merchant/group/:code', ...ofManagers },
  moveGroup: { method: 'POST', path: '/api/merchant/group/:code/move', ...ofManagers },
  removeGroup: { method: 'POST', path: '/api/merchant/group/:code/remove', ...ofManagers },
  setGroupLogo: {
    method: 'POST',
    path: '/api/merchant/group/:code/logo',
    ...ofManagers,
    files: { picture: 'picture' },
    guarded: true,
  },
  removeGroupLogo: { method: 'POST', path: '/api/merchant/group/:code/logo/remove', ...ofManagers },
});
