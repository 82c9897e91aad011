import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import type { Role } from './merchant-staff.queries.ts';

/** What a role is called; its number tells those apart that are called alike. */
export function useRoleNames(): (role: Role) => string {
  const t = useTranslations('merchantStaff');
  const { locale } = usePage();
  return ({ UserRole, NameTh, NameEn, DefaultName }) => {
    const [own, other] = locale === 'th' ? [NameTh, NameEn] : [NameEn, NameTh];
    return t('roleWith', { name: own || other || DefaultName, role: UserRole });
  };
}
