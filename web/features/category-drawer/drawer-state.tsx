import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconProducts } from '../../ui/theme/icons.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import classes from './category-drawer.module.css';

/** What the drawer shows while there is nothing to choose: on its way, failed, or none there. */
export function DrawerState({ query }: { query: Pick<UseQueryResult, 'status' | 'refetch'> }) {
  const t = useTranslations('catalogue.drawer');
  const retry = useTranslations('shell.errors')('retry');
  if (query.status === 'pending')
    return (
      <div className={classes.state}>
        <LoadingState />
      </div>
    );
  const failed = query.status === 'error';
  return (
    <EmptyState icon={<IconProducts size={32} />} title={failed ? t('failed') : t('empty')}>
      {failed && <Button onClick={() => void query.refetch()}>{retry}</Button>}
    </EmptyState>
  );
}
