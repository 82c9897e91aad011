import { Button } from '@mantine/core';
import type { CenterWord } from '#domain/shop/center-word.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { IconCenter } from '../../ui/theme/icons.ts';
import { CenterGallery } from './center-gallery.tsx';
import { CenterRow } from './center-row.tsx';
import type { Center } from './center.queries.ts';
import type { CenterSearch } from './use-center-search.ts';
import type { PositionState } from './use-position.ts';
import classes from './center-dialog.module.css';

const PLACES = [1, 2, 3, 4];

type Props<Found extends Center> = {
  search: CenterSearch;
  /** Undefined until the shop has said it. */
  centers: readonly Found[] | undefined;
  request: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Where there are more than are shown. */
  more?: { load: () => unknown; isLoading: boolean } | undefined;
  /** The visitor's center. */
  active: string;
  /** What choosing one means, where it is not a buyer's. */
  selectedText?: string;
  /** Buyers look at a center's photos. */
  hasGallery?: boolean;
  /** What centers are called here. */
  word: CenterWord;
  onChoose: (center: Found) => void;
};

/** Search, and the centers found: the selected one first, then the nearest. */
export function CenterPicker<Found extends Center>({
  search,
  centers,
  request: { isError, isFetching, refetch },
  more,
  active,
  selectedText,
  hasGallery = false,
  word,
  onChoose,
}: Props<Found>) {
  const t = useTranslations('center');
  return (
    <>
      <TextField
        label={t('search', { word })}
        type="search"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => search.setTyped(currentTarget.value)}
      />
      <PositionLine position={search.position} />
      <div className={classes.found} aria-busy={isFetching}>
        {centers && centers.length > 0 && (
          <ul className={classes.list} aria-label={t('list', { word })}>
            {centers.map((center) => (
              <li key={center.SaleUnit}>
                <CenterRow
                  center={center}
                  selected={center.SaleUnit === active}
                  selectedText={selectedText}
                  onChoose={() => onChoose(center)}
                />
                {hasGallery && <CenterGallery center={center} />}
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
        {more && (
          <Button
            size="md"
            variant="default"
            fullWidth
            loading={more.isLoading}
            onClick={() => void more.load()}
          >
            {t('more')}
          </Button>
        )}
      </div>
      <output className="hidden-visually">{centers && t('count', { word, count: centers.length })}</output>
    </>
  );
}

/** Says what the distances are measured from, and offers the person's own position. */
function PositionLine({ position: { source, state, ask } }: { position: PositionState }) {
  const t = useTranslations('center');
  return (
    <p className={classes.place}>
      <span aria-live="polite">{state === 'refused' ? t('positionRefused') : t(`from.${source}`)}</span>
      {ask && (
        <button type="button" className={classes.locate} disabled={state === 'asking'} onClick={ask}>
          {state === 'asking' ? t('locating') : t('useMyPosition')}
        </button>
      )}
    </p>
  );
}
