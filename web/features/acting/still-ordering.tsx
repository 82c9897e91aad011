import { useMemo, type ReactNode } from 'react';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { useStaff } from '../staff/use-staff.ts';
import { noteOrdering } from './ordering-note.ts';
import { readOrdering } from './read-ordering.ts';
import classes from './still-ordering.module.css';

/** In the merchant area: for whom this tab still orders, with the way back to the customer's shop, where it is ended. */
export function StillOrdering() {
  const t = useTranslations('shell');
  const { bootstrap, locale } = usePage();
  const { userid } = useStaff();
  const hydrated = useHydrated();
  const ordering = useMemo(
    () => (hydrated ? readOrdering(sessionStorage, bootstrap, userid) : undefined),
    [hydrated, bootstrap, userid],
  );
  if (!ordering) return null;
  return (
    <div className={classes.line}>
      <output>{t.rich('stillOrdering', { name: ordering.name, own })}</output>
      {/* The shop is a document of its own, and notes anew for whom it is used, if it still is. */}
      <a
        className={classes.back}
        href={localePath(locale, '/')}
        onClick={() => noteOrdering(sessionStorage, bootstrap, undefined)}
      >
        {t('backToOrdering')}
      </a>
    </div>
  );
}

function own(name: ReactNode) {
  return <UserText>{name}</UserText>;
}
