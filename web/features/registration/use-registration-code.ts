import { useNavigate, useSearchParams } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { codeStorageName, type CodeEntry } from '../session/sign-in/pending-code.ts';
import { registrationApi } from './registration-api.ts';
import { keepRegistration, provedWith, readRegistration } from './registration-draft.ts';

/** Where a newcomer proves a number; the ticket for it leads on to the form. */
export function useRegistrationCode(): CodeEntry {
  const page = usePage();
  const { bootstrap, locale } = page;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    request: (mobile) => registrationApi(page).requestRegistrationCode({ body: { mobile } }),
    verify: async (body) => {
      const { Ticket, Mobile, ExpiresInSeconds, Again } = await registrationApi(page).verifyRegistrationCode({
        body,
      });
      const expiresAt = Date.now() + ExpiresInSeconds * 1000;
      const proof = { ticket: Ticket, mobile: Mobile, expiresAt };
      const draft = readRegistration(sessionStorage, bootstrap);
      keepRegistration(sessionStorage, bootstrap, provedWith(draft, { proof, again: Again }));
      await navigate({ pathname: localePath(locale, '/register/details'), search: search.toString() });
    },
    name: codeStorageName(bootstrap, 'newcomer'),
    loginPath: '/register',
    verifyPath: '/register/verify',
    byPassword: false,
  };
}
