import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { readProof, type NumberProof } from './registration-draft.ts';

/** The number that this tab has proved, while its ticket is valid. */
export function useProvedNumber(): NumberProof | undefined {
  const { bootstrap } = usePage();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? readProof(sessionStorage, bootstrap) : undefined), [hydrated, bootstrap]);
}

/** Who came back from the form goes on there: no second code is asked for. */
export function ProvedNumber({ proof: { mobile } }: { proof: NumberProof }) {
  const t = useTranslations('registration.proved');
  const [search] = useSearchParams();
  return (
    <Note tone="good" title={t('title', { mobile })}>
      <Button
        component={AppLink}
        to={`/register/details${search.size > 0 ? `?${search}` : ''}`}
        size="lg"
        fullWidth
      >
        {t('goOn')}
      </Button>
    </Note>
  );
}
