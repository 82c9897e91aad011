import { useSyncExternalStore } from 'react';
import type { StaffUser } from '#contract/page.ts';
import { usePage } from '../../page/page-context.ts';
import type { StaffSession } from './staff-session.ts';

/** The session of the merchant area; there is none in the shop's pages. */
export function useStaffSession(): StaffSession {
  const { staff } = usePage();
  if (!staff) throw new Error('There are no staff outside of the merchant area');
  return staff;
}

/** Who works here now, and for which center. */
export function useStaff(): StaffUser {
  const { subscribe, user } = useStaffSession();
  return useSyncExternalStore(subscribe, user, user);
}
