import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '../i18n/locale-path.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { IconBack, IconNext } from '../ui/theme/icons.ts';
import { useNeighbours } from './list-neighbours.ts';
import classes from './neighbour-links.module.css';
import { usePageKey } from '../ui/interaction/page-key.ts';

/**
 * To the row before and after this one in the list one came from; `[` and `]` do the same. They replace the page, so that
 * the way back leads to the list.
 */
export function NeighbourLinks({ list }: { list: string }) {
  const t = useTranslations('merchant.neighbours');
  const { locale } = usePage();
  const navigate = useNavigate();
  const rows = useNeighbours(list);
  const go = (to: string | undefined) =>
    to === undefined ? undefined : () => void navigate(localePath(locale, to), { replace: true });
  usePageKey({ code: 'BracketLeft' }, go(rows?.previous));
  usePageKey({ code: 'BracketRight' }, go(rows?.next));
  if (!rows) return null;
  return (
    <nav className={classes.rows} aria-label={t('title')}>
      <Way to={rows.previous} label={t('previous')} shortcut="[" icon={<IconBack size={20} aria-hidden />} />
      <span className={classes.place}>
        {t('place', { place: String(rows.place), count: String(rows.count) })}
      </span>
      <Way to={rows.next} label={t('next')} shortcut="]" icon={<IconNext size={20} aria-hidden />} />
    </nav>
  );
}

type WayProps = { to: string | undefined; label: string; shortcut: string; icon: ReactNode };

function Way({ to, label, shortcut, icon }: WayProps) {
  if (to === undefined) return <span className={classes.way}>{icon}</span>;
  return (
    <AppLink
      to={to}
      replace
      className={classes.way}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
    >
      {icon}
    </AppLink>
  );
}
