import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { Position } from '#domain/shop/geo.ts';
import { placeText } from '#domain/shop/typed-place.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { lazyComponent } from '../../page/lazy-component.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { IconCenter } from '../../ui/theme/icons.ts';
import { useLocating } from './use-locating.ts';
import classes from './map.module.css';

const PlaceDialog = lazyComponent(() => import('./place-dialog.tsx'));

type Props = {
  place: Position | undefined;
  onPlace: (place: Position | undefined) => void;
  /** The code of the province that the form has: the map opens there. */
  province?: string | undefined;
  /** The own position by one tap, for who stands at the place. */
  isThere?: boolean;
};

/** The pin of a form: opens the map over it. Its page needs the texts `map`. */
export function PlaceField({ place, onPlace, province, isThere = false }: Props) {
  const t = useTranslations('map');
  const [isOpen, setOpen] = useState(false);
  const locating = useLocating(onPlace);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('label')}</legend>
      <span>{place ? t('pinned', { place: placeText(place) }) : t('notPinned')}</span>
      {isThere && (
        <Button variant="default" size="md" loading={locating.isAsking} onClick={locating.ask}>
          {t('ownPosition')}
        </Button>
      )}
      <Button
        variant="default"
        size="md"
        leftSection={<IconCenter size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(place ? 'move' : 'choose')}
      </Button>
      {place && (
        <Button variant="subtle" size="md" onClick={() => onPlace(undefined)}>
          {t('remove')}
        </Button>
      )}
      {locating.refusal && <Note tone="warning" title={t(`refused.${locating.refusal}`)} live />}
      {isOpen && (
        <Suspense>
          <PlaceDialog start={place} province={province} onPick={onPlace} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </fieldset>
  );
}
