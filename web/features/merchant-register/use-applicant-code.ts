import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { codeStorageName, type CodeEntry } from '../session/sign-in/pending-code.ts';
import { keepApplicantToken } from './applicant-token.ts';
import { applyingApi } from './applying-api.ts';
import { keepApplying } from './applying-draft.ts';

/** Where an applicant proves a number; of who has applied before it leads to how that stands. */
export function useApplicantCode(): CodeEntry {
  const page = usePage();
  const { bootstrap, locale } = page;
  const navigate = useNavigate();
  return {
    request: (mobile) => applyingApi(page).requestApplicantCode({ body: { mobile } }),
    verify: async (body) => {
      const { Ticket, Mobile, ExpiresInSeconds, State, Token } = await applyingApi(page).verifyApplicantCode({
        body,
      });
      if (Ticket !== undefined) {
        const expiresAt = Date.now() + ExpiresInSeconds * 1000;
        keepApplying(sessionStorage, bootstrap, { proof: { ticket: Ticket, mobile: Mobile, expiresAt } });
      }
      if (Token !== undefined) keepApplicantToken(localStorage, bootstrap, Token);
      const isDecided = State !== undefined && Token !== undefined;
      await navigate(localePath(locale, isDecided ? '/merchant/register/success' : '/merchant/register'));
    },
    name: codeStorageName(bootstrap, 'applicant'),
    loginPath: '/merchant/register',
    verifyPath: '/merchant/register/verify',
    byPassword: false,
  };
}
