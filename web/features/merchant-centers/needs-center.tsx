import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useStaff } from '../staff/use-staff.ts';

type Props = { icon: ReactNode; children: ReactNode };

/** What is there of each center; in its place the way to the first one, for who has none yet. */
export function NeedsCenter({ icon, children }: Props) {
  const t = useTranslations('merchant.noCenter');
  const { ActiveDC, Pages } = useStaff();
  if (ActiveDC !== '') return children;
  const mayAdd = Pages.includes('centers');
  return (
    <EmptyState icon={icon} title={t('title')}>
      <p>{t(mayAdd ? 'text' : 'wait')}</p>
      {mayAdd && (
        <Button component={AppLink} to="/merchant/center/new" size="md">
          {t('add')}
        </Button>
      )}
    </EmptyState>
  );
}
