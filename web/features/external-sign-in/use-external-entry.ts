import { useNavigate } from 'react-router';
import type { CallAnswer } from '#contract/schemas.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { keepRegistration } from '../registration/registration-draft.ts';
import { useSignIn } from '../session/sign-in/use-sign-in.ts';
import { keepPendingIdentity } from './pending-identity.ts';

type Entry = CallAnswer<'verifyPartnerTicket'>;

/** Goes on with who came in through another: signed in, to the code of a number, or to registering. */
export function useExternalEntry(): (entry: Entry, next: string) => void {
  const { bootstrap, locale } = usePage();
  const navigate = useNavigate();
  const signIn = useSignIn();
  return ({ State, jtoken, user, Ticket = '', Name = '', Mobile = '', ExpiresInSeconds = 0 }, next) => {
    const goOn = (path: string) =>
      navigate(
        {
          pathname: localePath(locale, path),
          search: next === '' ? '' : `?${new URLSearchParams({ next })}`,
        },
        { replace: true },
      );
    if (State === 'number') {
      keepPendingIdentity(sessionStorage, bootstrap, { ticket: Ticket, name: Name, next });
      void goOn('/login/link');
      return;
    }
    keepPendingIdentity(sessionStorage, bootstrap, undefined);
    if (State === 'newcomer') {
      const expiresAt = Date.now() + ExpiresInSeconds * 1000;
      keepRegistration(sessionStorage, bootstrap, {
        proof: { ticket: Ticket, mobile: Mobile, expiresAt },
        ...(Name !== '' && { values: { Name } }),
      });
      void goOn('/register/details');
      return;
    }
    if (jtoken !== undefined && user) signIn({ jtoken, user }, next);
  };
}
