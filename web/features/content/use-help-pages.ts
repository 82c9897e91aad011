import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { topBarPages } from '../../shell/menu-entries.ts';
import { useMenuInput } from '../../shell/use-menu-input.ts';

export type HelpPage = { to: string; name: string };

/** What the desktop has in its top bar and footer to help buyers, for the phone, which has neither. By the same flags. */
export function useHelpPages(): HelpPage[] {
  const t = useTranslations('shell');
  const privacy = usePage().config.get('PRIVACY_POLICY_URL');
  const pages = topBarPages(useMenuInput())
    .filter(({ to }) => to.startsWith('/contents/'))
    .map(({ to, label }) => ({ to, name: t(`menu.${label}`) }));
  return privacy === '' ? pages : [...pages, { to: privacy, name: t('footer.privacy') }];
}
