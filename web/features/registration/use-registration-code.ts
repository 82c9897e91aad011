import { useNavigate, useSearchParams } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { codeStorageName, type CodeEntry } from '../session/sign-in/pending-code.ts';
import { registrationApi } from './registration-api.ts';
import { keepRegistration } from './registration-draft.ts';

/** Where a newcomer proves a number; the ticket for it leads on to the form. */
export function useRegistrationCode(): CodeEntry {
  const page = usePage();
  const { bootstrap, locale } = page;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    request: (mobile) => registrationApi(page).requestRegistrationCode({ body: { mobile } }),
    verify: async (body) => {
      const { Ticket, Mobile, ExpiresInSeconds } = await registrationApi(page).verifyRegistrationCode({
        body,
      });
      const expiresAt = Date.now() + ExpiresInSeconds * 1000;
      keepRegistration(sessionStorage, bootstrap, { proof: { ticket: Ticket, mobile: Mobile, expiresAt } });
      await navigate({ pathname: localePath(locale, '/register/details'), search: search.toString() });
    },
    name: codeStorageName(bootstrap, 'newcomer'),
    loginPath: '/register',
    verifyPath: '/register/verify',
    byPassword: false,
  };
}
