import { usePage } from '../../../page/page-context.ts';
import { codeStorageName, type CodeEntry } from './pending-code.ts';
import { useSignIn } from './use-sign-in.ts';

/** Where a buyer requests a one-time code and enters it. */
export function useBuyerCode(): CodeEntry {
  const { api, bootstrap, config } = usePage();
  const signIn = useSignIn();
  return {
    request: (mobile) => api.requestCode({ body: { mobile } }),
    verify: async (body) => signIn(await api.verifyCode({ body })),
    name: codeStorageName(bootstrap),
    loginPath: '/login',
    verifyPath: '/verifyotp',
    byPassword: config.get('PASSWORD_LOGIN_ENABLED'),
  };
}
