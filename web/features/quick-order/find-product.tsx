import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { ProductChoices } from './product-choices.tsx';
import classes from './quick-order.module.css';

const FOUND = 5;

type Props = { text: string; onChoose: (product: Product) => void };

/** Looks for another product in place of a line. */
export function FindProduct({ text, onChoose }: Props) {
  const t = useTranslations('quickOrder');
  const { api } = usePage();
  const tellError = useTellError();
  const [wanted, setWanted] = useState('');
  const { mutate, data, isPending, variables } = useMutation({
    mutationFn: (SearchText: string) => api.listProducts({ body: { SearchText, Take: FOUND } }),
    onError: tellError,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted.trim() !== '') mutate(wanted.trim());
  };
  return (
    <>
      <search>
        <form className={classes.find} onSubmit={submit}>
          <TextField
            type="search"
            aria-label={t('findFor', { text })}
            placeholder={t('find')}
            maxLength={100}
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          />
          <Button type="submit" size="lg" variant="default" loading={isPending}>
            {t('findButton')}
          </Button>
        </form>
      </search>
      {data?.length === 0 && <output>{t('foundNothing', { text: variables ?? '' })}</output>}
      {data && data.length > 0 && (
        <ProductChoices label={t('findFor', { text })} products={data} onChoose={onChoose} />
      )}
    </>
  );
}
