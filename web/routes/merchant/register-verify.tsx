import { ApplicantCode } from '../../features/merchant-register/merchant-register.tsx';
import { defineStaffEntry } from '../../features/staff/staff-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffEntry({ messages: ['session', 'merchantRegister'] });
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/register/verify: where who registers as a merchant enters the one-time code. */
export default ApplicantCode;
