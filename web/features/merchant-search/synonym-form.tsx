import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import { TagsField } from '../../merchant-ui/form/tags-field.tsx';
import { useRecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { usePage } from '../../page/page-context.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { RecordHistory } from '../audit/record-history.tsx';
import { DeleteWords } from './delete-words.tsx';
import { MERCHANT_SEARCH, synonymsQuery } from './merchant-search.queries.ts';
import { languageOfWord } from './search-word.tsx';
import { groupOf, MAX_WORD_LENGTH, MAX_MEANS } from './synonym-rules.ts';

const LIST = '/merchant/search?tab=words';

type Values = { Word: string; Means: string[]; TwoWay: 'Y' | 'N' };

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
    await client.invalidateQueries({ queryKey: MERCHANT_SEARCH });
    showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
    const part = tried === undefined ? '' : `&try=${encodeURIComponent(tried)}`;
    await navigate(localePath(page.locale, LIST + part));
  };
  const wrongMeans = (words: readonly string[]): string | undefined => {
    if (words.length === 0) return t('meansMissing');
    if (words.length > MAX_MEANS) return t('tooMany', { most: String(MAX_MEANS) });
    const long = words.find((word) => word.length > MAX_WORD_LENGTH);
    return long && t('tooLong', { word: long, most: String(MAX_WORD_LENGTH) });
  };
  const form = useRecordForm<Values>({
    record: group ? `synonym/${group.Word}` : `synonym-new/${asked}`,
    initial: {
      Word: group?.Word ?? asked,
      Means: [...(group?.Means ?? [])],
      TwoWay: group?.TwoWay === false ? 'N' : 'Y',
    },
    validate: ({ Word, Means }) => ({
      Word: Word.trim() === '' ? t('wordMissing') : undefined,
      Means: wrongMeans(Means),
    }),
    send: async (values) => {
      const body = { Word: values.Word.trim(), Means: values.Means, TwoWay: values.TwoWay === 'Y' };
      const { Data } = await page.api.saveSearchSynonym({
        body: { ...body, ...(group && { Replaces: group.Word }) },
      });
      return { values, version: 0, after: () => leave(t('saved'), Data.Word) };
    },
    // One of several tags is shown at the field of all.
    pathOf: (field) => field.split('.')[0] ?? field,
    onError: useTellError(),
  });
  return (
    <>
      <PageHead
        title={t(group ? 'edit' : 'new')}
        back={{ to: LIST, label: pages('search') }}
        actions={
          group && (
            <DeleteWords
              group={group}
              onGone={() => {
                form.discard();
                return leave(t('deleted'));
              }}
            />
          )
        }
      />
      <RecordForm form={form} submit={t('save')}>
        <TextField
          {...form.field('Word')}
          label={t('word')}
          description={t('wordWhy')}
          maxLength={MAX_WORD_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
        />
        <TagsField
          {...form.field('Means')}
          value={form.values.Means}
          onChange={(words) => form.set('Means', words)}
          label={t('means')}
          description={t('meansWhy')}
          languageOf={languageOfWord}
        />
        <SelectField
          {...form.field('TwoWay')}
          label={t('way')}
          description={t('wayWhy')}
          data={[
            { value: 'Y', label: t('twoWay') },
            { value: 'N', label: t('oneWay') },
          ]}
        />
      </RecordForm>
      {group && <RecordHistory subject={`search-synonym/${group.Word}`} />}
    </>
  );
}
