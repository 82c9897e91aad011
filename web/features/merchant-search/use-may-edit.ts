import { useStaff } from '../staff/use-staff.ts';

/** Whether the member of staff may change the words; otherwise they are read-only. */
export function useMayEdit(): boolean {
  return useStaff().Pages.includes('searchWords');
}
