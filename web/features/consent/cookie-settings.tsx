import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { useConsent } from './use-consent.ts';

type Props = {
  className?: string;
  /** Done instead of asking: whatever provides it asks by itself, when it is time. */
  onWish?: () => void;
};

/** Asks about cookies again; does nothing where the shop asks nobody. */
export function CookieSettings({ className, onWish }: Props) {
  const t = useTranslations('shell.cookies');
  const { config } = usePage();
  const { askAnew } = useConsent();
  if (!config.get('COOKIE_CONSENT_ENABLED')) return null;
  return (
    <button type="button" className={className} onClick={onWish ?? askAnew}>
      {t('settings')}
    </button>
  );
}
