import { Button } from '@mantine/core';
import { useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { Synonym } from './merchant-search.queries.ts';
import { SearchWord, SearchWords } from './search-word.tsx';

type Props = { group: Synonym; onGone: () => Promise<void> };

/** Forgets a group once that is confirmed; one that somebody else has deleted meanwhile is gone as well. */
export function DeleteWords({ group: { Word, Means }, onGone }: Props) {
  const t = useTranslations('merchantSearch.form');
  const { api } = usePage();
  const tellError = useTellError();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.deleteSearchSynonym({ body: { Word } });
      await onGone();
    } catch (error) {
      if (isApiError(error) && error.answer.code === 'SYNONYM_NOT_FOUND') await onGone();
      else tellError(error);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <>
      <Button size="md" variant="default" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('delete')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('deleteTitle')}
          confirm={t('delete')}
          keep={t('keep')}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsked(false)}
        >
          <p>
            <SearchWord>{Word}</SearchWord>: <SearchWords words={Means} />
          </p>
          <p>{t('deleteText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
