import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { CenterPicker } from '../center/center-picker.tsx';
import { useCenterSearch } from '../center/use-center-search.ts';
import type { InStep } from './applying-step.tsx';
import own from './merchant-register.module.css';
import { freeCentersQuery } from './merchant-register.queries.ts';

const MOST_CHOSEN = 20;

/** Centers without a salesman, searched by the shop; several can be chosen (C-13b, R-42g). */
export function SelectStep({ draft: { chosen }, keep, goOn }: InStep) {
  const t = useTranslations('merchantRegister.select');
  const page = usePage();
  const search = useCenterSearch();
  const { text, position } = search;
  const found = useInfiniteQuery({
    ...freeCentersQuery(page, { text, from: position.from }),
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const isChosen = (code: string): boolean => chosen.some(({ SaleUnit }) => SaleUnit === code);
  const without = (code: string) => chosen.filter(({ SaleUnit }) => SaleUnit !== code);
  return (
    <>
      <p className={own.hint}>{t('intro')}</p>
      {chosen.length > 0 && (
        <ul className={own.list} aria-label={t('chosen')}>
          {chosen.map(({ SaleUnit, DIST_NAME }) => (
            <li key={SaleUnit} className={own.chosen}>
              <UserText>{DIST_NAME}</UserText>
              <Button
                variant="subtle"
                size="md"
                aria-label={t('removeNamed', { name: DIST_NAME })}
                onClick={() => keep({ chosen: without(SaleUnit) })}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="lg"
        fullWidth
        disabled={chosen.length === 0}
        onClick={() => {
          keep({ kind: 'existing' });
          void goOn();
        }}
      >
        {t('next', { count: String(chosen.length) })}
      </Button>
      <CenterPicker
        search={search}
        centers={data?.pages.flat().filter(({ SaleUnit }) => !isChosen(SaleUnit))}
        request={found}
        more={hasNextPage ? { load: fetchNextPage, isLoading: isFetchingNextPage } : undefined}
        active=""
        word="center"
        onChoose={({ SaleUnit, DIST_NAME }) => {
          if (chosen.length < MOST_CHOSEN) keep({ chosen: [...without(SaleUnit), { SaleUnit, DIST_NAME }] });
        }}
      />
    </>
  );
}
