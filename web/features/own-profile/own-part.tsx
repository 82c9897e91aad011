import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ownProfileQuery, type OwnProfile } from './own-profile.queries.ts';

/** A page of the customer's own: what it shows of them, or why it cannot. `closed` says in the shop's words that it is not theirs to see. */
export function OwnPart({
  closed,
  children,
}: {
  closed: string | undefined;
  children: (profile: OwnProfile) => ReactNode;
}) {
  const t = useTranslations('ownProfile');
  const { data, isError, refetch } = useQuery({
    ...ownProfileQuery(usePage()),
    enabled: closed === undefined,
  });
  if (closed !== undefined) return <Note tone="info" title={closed} />;
  if (isError)
    return (
      <Note tone="error" title={t('failed')} live>
        <Button variant="default" size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Note>
    );
  return data ? children(data) : <LoadingState />;
}
