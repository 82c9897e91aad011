import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { useCart } from '../../cart/store/use-cart.ts';
import { CodeLoginForm } from './code-login-form.tsx';
import { PasswordLoginForm } from './password-login-form.tsx';
import classes from './sign-in.module.css';
import { useBuyerCode } from './use-buyer-code.ts';
import { useRefusedEntry } from './use-refused-entry.ts';
import { useSignIn } from './use-sign-in.ts';

type Way = 'code' | 'password';

/** What a link to the sign-in hands over that leads to the password. */
export const BY_PASSWORD = { way: 'password' } as const;

/** The ways to sign in that the shop offers; by one-time code first. */
export function SignInWays({ mobile }: { mobile?: string | undefined }) {
  const t = useTranslations('session.login');
  const { config, api } = usePage();
  const signIn = useSignIn();
  const onError = useRefusedEntry();
  const code = useBuyerCode();
  const ways: Way[] = [];
  if (config.get('OTP_LOGIN_ENABLED')) ways.push('code');
  if (config.get('PASSWORD_LOGIN_ENABLED')) ways.push('password');
  const [chosen, setChosen] = useState<Way>();
  const { state } = useLocation() as { state: Partial<typeof BY_PASSWORD> | null };
  const way = chosen ?? ways.find((one) => one === state?.way) ?? ways[0];
  const other = ways.find((one) => one !== way);
  const cartIsKept = useCart(({ lines }) => lines.length > 0);

  if (!way) return <Note tone="info">{t('noWay')}</Note>;
  return (
    <>
      {way === 'code' ? (
        <CodeLoginForm entry={code} mobile={mobile} />
      ) : (
        <PasswordLoginForm signIn={async (body) => signIn(await api.login({ body }))} onError={onError} />
      )}
      {other && (
        <>
          <p className={classes.or}>{t('or')}</p>
          <Button variant="default" size="lg" fullWidth onClick={() => setChosen(other)}>
            {other === 'code' ? t('useCode') : t('usePassword')}
          </Button>
        </>
      )}
      {cartIsKept && <p className={classes.intro}>{t('cartKept')}</p>}
    </>
  );
}
