import { isStaffGuest } from '../features/staff/staff-session.ts';
import { useStaff } from '../features/staff/use-staff.ts';
import EntryLayout from './entry-layout.tsx';
import MerchantLayout from './merchant-layout.tsx';

export const handle = { messages: ['merchant'] as const };

/** /merchant/register is two pages: staff register a customer at the desk, whoever has not signed in registers as a merchant. */
export default function RegisterLayout() {
  return isStaffGuest(useStaff()) ? <EntryLayout /> : <MerchantLayout />;
}

export { ErrorBoundary } from './entry-layout.tsx';
