import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { matchesCenter } from '#domain/center-search.ts';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { IconCenter } from '../../ui/icons.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CenterRow } from '../center/center-row.tsx';
import { PositionLine } from '../center/position-line.tsx';
import { usePosition } from '../center/use-position.ts';
import { useDebounced } from '../search/use-debounced.ts';
import classes from './staff-center-picker.module.css';
import { staffCentersQuery, type StaffCenter } from './staff.queries.ts';
import { useStaff } from './use-staff.ts';

/** Whatever buyers call it (CENTER_WORD). */
const STAFF_SAY = { word: 'center' } as const;

/** Search, and the centers that he works for: the selected one first, then the nearest (B-64). */
export function StaffCenterPicker({ onChoose }: { onChoose: (center: StaffCenter) => void }) {
  const t = useTranslations('center');
  const staffTexts = useTranslations('staff.center');
  const page = usePage();
  const { ActiveDC } = useStaff();
  const position = usePosition();
  // Whether the browser can say where he is, the server does not know.
  const hydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const { data, isError, refetch } = useQuery({
    ...staffCentersQuery(page, position.from),
    placeholderData: keepPreviousData,
  });
  const centers = data?.filter(({ SaleUnit, DIST_NAME, DIST_SHORTNAME, FullAddress }) =>
    matchesCenter([SaleUnit, DIST_NAME, DIST_SHORTNAME, FullAddress], text),
  );
  return (
    <>
      <TextField
        label={t('search', STAFF_SAY)}
        type="search"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <PositionLine position={hydrated ? position : { ...position, ask: undefined }} />
      <div className={classes.found}>
        {centers && centers.length > 0 && (
          <ul className={classes.list} aria-label={t('list', STAFF_SAY)}>
            {centers.map((center) => (
              <li key={center.SaleUnit}>
                <CenterRow
                  center={center}
                  selected={center.SaleUnit === ActiveDC}
                  selectedText={staffTexts('selected')}
                  onChoose={() => onChoose(center)}
                />
              </li>
            ))}
          </ul>
        )}
        {centers?.length === 0 && (
          <EmptyState icon={<IconCenter size={32} />} title={t('empty', STAFF_SAY)} />
        )}
        {!centers && !isError && <LoadingState />}
        {!centers && isError && (
          <EmptyState icon={<IconCenter size={32} />} title={t('failed', STAFF_SAY)}>
            <Button size="md" variant="default" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </EmptyState>
        )}
      </div>
      <output className="hidden-visually">
        {centers && t('count', { ...STAFF_SAY, count: centers.length })}
      </output>
    </>
  );
}
