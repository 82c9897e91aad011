import { useSearchParams } from 'react-router';
import { usePage } from '../../page/page-context.ts';
import { codeStorageName, type CodeEntry } from '../session/sign-in/pending-code.ts';
import { staffNextPath } from './staff-paths.ts';

type StaffEntry = {
  signIn: (body: { username: string; password: string }) => Promise<void>;
  code: CodeEntry;
};

/**
 * The ways to sign in for staff. Each goes on with a document of its own to the wanted page: it brings the account and
 * its permissions.
 */
export function useStaffEntry(): StaffEntry {
  const { api, bootstrap, locale } = usePage();
  const [search] = useSearchParams();
  const goOn = () => window.location.assign(staffNextPath(search.get('next'), locale));
  return {
    signIn: async (body) => {
      await api.staffLogin({ body });
      goOn();
    },
    code: {
      request: (mobile) => api.staffRequestCode({ body: { mobile } }),
      verify: async (body) => {
        await api.staffVerifyCode({ body });
        goOn();
      },
      name: codeStorageName(bootstrap, 'staff'),
      loginPath: '/merchant/login',
      verifyPath: '/merchant/verifyotp',
      byPassword: true,
    },
  };
}
