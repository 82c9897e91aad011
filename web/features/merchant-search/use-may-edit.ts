import { useStaff } from '../staff/use-staff.ts';

/** Whether who works here may change the words; else he reads them. */
export function useMayEdit(): boolean {
  return useStaff().Pages.includes('searchWords');
}
