import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { IconCenter } from '../../ui/icons.ts';
import { useDebounced } from '../search/use-debounced.ts';
import { useVisitor } from '../session/use-visitor.ts';
import { CenterRow } from './center-row.tsx';
import { centersQuery, type Center } from './center.queries.ts';
import { PositionLine } from './position-line.tsx';
import { useCenterWord } from './use-center-word.ts';
import { usePosition } from './use-position.ts';
import classes from './center-dialog.module.css';

const PLACES = [1, 2, 3, 4];

/** Search, and the centers found: the selected one first, then the nearest, 12 at a time. */
export function CenterPicker({ onChoose }: { onChoose: (center: Center) => void }) {
  const t = useTranslations('center');
  const word = useCenterWord();
  const page = usePage();
  const { ActiveDC } = useVisitor();
  const position = usePosition();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, isFetching, fetchNextPage } =
    useInfiniteQuery({
      ...centersQuery(page, { text, from: position.from }),
      placeholderData: keepPreviousData,
    });
  const centers = data?.pages.flat();
  return (
    <>
      <TextField
        label={t('search', { word })}
        type="search"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <PositionLine position={position} />
      <div className={classes.found} aria-busy={isFetching}>
        {centers && centers.length > 0 && (
          <ul className={classes.list} aria-label={t('list', { word })}>
            {centers.map((center) => (
              <li key={center.SaleUnit}>
                <CenterRow
                  center={center}
                  selected={center.SaleUnit === ActiveDC}
                  onChoose={() => onChoose(center)}
                />
              </li>
            ))}
          </ul>
        )}
        {centers?.length === 0 && <EmptyState icon={<IconCenter size={32} />} title={t('empty', { word })} />}
        {!centers && !isError && (
          <div className={classes.list} aria-hidden>
            {PLACES.map((place) => (
              <span key={place} className={classes.waiting} />
            ))}
          </div>
        )}
        {!centers && isError && (
          <EmptyState icon={<IconCenter size={32} />} title={t('failed', { word })}>
            <Button size="md" variant="default" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </EmptyState>
        )}
        {hasNextPage && (
          <Button
            size="md"
            variant="default"
            fullWidth
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </div>
      <output className="hidden-visually">{centers && t('count', { word, count: centers.length })}</output>
    </>
  );
}
