import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EditForm } from '../../merchant-ui/edit-form.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { DeleteWords } from './delete-words.tsx';
import { MERCHANT_SEARCH, synonymsQuery } from './merchant-search.queries.ts';
import { languageOfWord } from './search-word.tsx';
import { groupOf, MAX_WORD_LENGTH, MAX_MEANS, wordsOfField } from './synonym-rules.ts';

const LIST = '/merchant/search?tab=words';

/** A group of words that mean the same: the one of the address's word, else a new one that begins with it. */
export function SynonymForm() {
  const t = useTranslations('merchantSearch.form');
  const pages = useTranslations('merchant.pages');
  const page = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('word') ?? '';
  const { data } = useSuspenseQuery(synonymsQuery(page));
  // As it was opened: what others change meanwhile does not change what is being typed.
  const [group] = useState(() => groupOf(data, asked));

  /** Back to the list, where what the word finds now is to be seen. */
  const leave = async (message: string, tried?: string): Promise<void> => {
    unsaved.settle();
    await client.invalidateQueries({ queryKey: MERCHANT_SEARCH });
    showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
    const part = tried === undefined ? '' : `&try=${encodeURIComponent(tried)}`;
    await navigate(localePath(page.locale, LIST + part));
  };
  const form = useForm({
    fields: ['Word', 'Means', 'TwoWay'],
    mainField: 'Word',
    validate: ({ Word, Means }) => ({
      Word: Word === '' ? t('wordMissing') : undefined,
      Means: wrongMeans(wordsOfField(Means)),
    }),
    send: async ({ Word, Means, TwoWay }) => {
      const body = { Word, Means: wordsOfField(Means), TwoWay: TwoWay === 'Y' };
      const { Data } = await page.api.saveSearchSynonym({
        body: { ...body, ...(group && { Replaces: group.Word }) },
      });
      await leave(t('saved'), Data.Word);
    },
    onError: useTellError(),
  });
  const wrongMeans = (words: readonly string[]): string | undefined => {
    if (words.length === 0) return t('meansMissing');
    if (words.length > MAX_MEANS) return t('tooMany', { most: String(MAX_MEANS) });
    const long = words.find((word) => word.length > MAX_WORD_LENGTH);
    return long && t('tooLong', { word: long, most: String(MAX_WORD_LENGTH) });
  };
  const unsaved = useUnsaved(form.formProps.ref);
  return (
    <>
      <PageHead
        title={t(group ? 'edit' : 'new')}
        back={{ to: LIST, label: pages('search') }}
        actions={group && <DeleteWords group={group} onGone={() => leave(t('deleted'))} />}
      />
      <EditForm form={form} unsaved={unsaved} submit={t('save')} cancelTo={LIST}>
        <TextField
          {...form.fieldProps('Word')}
          label={t('word')}
          description={t('wordWhy')}
          defaultValue={group?.Word ?? asked}
          maxLength={MAX_WORD_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
        />
        <TextAreaField
          {...form.fieldProps('Means')}
          label={t('means')}
          description={t('meansWhy')}
          defaultValue={group?.Means.join(', ')}
          maxLength={MAX_MEANS * (MAX_WORD_LENGTH + 2)}
          rows={3}
          lang={group && languageOfWord(group.Means.join())}
          autoComplete="off"
          autoCapitalize="none"
        />
        <SelectField
          {...form.fieldProps('TwoWay')}
          label={t('way')}
          description={t('wayWhy')}
          defaultValue={group?.TwoWay === false ? 'N' : 'Y'}
          data={[
            { value: 'Y', label: t('twoWay') },
            { value: 'N', label: t('oneWay') },
          ]}
        />
      </EditForm>
    </>
  );
}
