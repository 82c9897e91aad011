import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { DEFAULT_MAP_CENTER, type Position } from '#domain/shop/geo.ts';
import { placeText, readPlace } from '#domain/shop/typed-place.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { lazyComponent } from '../../page/lazy-component.ts';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import type { View } from './map-canvas.tsx';
import { hasPicture, mapStyle } from './map-style.ts';
import { PlaceSearch } from './place-search.tsx';
import { provincePlaces } from './province-places.ts';
import { useLandmarks } from './use-landmarks.ts';
import { useLocating } from './use-locating.ts';
import classes from './map.module.css';

const MapCanvas = lazyComponent(() => import('./map-canvas.tsx'));

/** What a map opens with where nobody knows the place (K-02b), and what it shows of one. */
const WIDE_ZOOM = 12;
const NEAR_ZOOM = 16;

type Props = {
  start: Position | undefined;
  /** The code of a province that was chosen before: the map opens there, without a pin. */
  province?: string | undefined;
  submit: string;
  onPick: (place: Position) => void;
};

/**
 * A place on the map: by pin, by what is searched for, by where the person is, or typed. Only what was set by one of these
 * can be given back, never the place where the map happened to open.
 */
export function PlacePicker({ start, province = '', submit, onPick }: Props) {
  const t = useTranslations('map');
  const { config } = usePage();
  const hydrated = useHydrated();
  const [place, setPlace] = useState(start);
  const [typed, setTyped] = useState(start ? placeText(start) : '');
  const [isWrong, setWrong] = useState(false);
  const [view, setView] = useState<View>({
    center: start ?? capitalOf(province) ?? DEFAULT_MAP_CENTER,
    zoom: start ? NEAR_ZOOM : WIDE_ZOOM,
  });
  const [cannotDraw, setCannotDraw] = useState(false);
  const landmarks = useLandmarks();
  const set = (next: Position): void => {
    setPlace(next);
    setTyped(placeText(next));
    setWrong(false);
  };
  const goTo = (next: Position, zoom = NEAR_ZOOM): void => {
    set(next);
    setView({ center: next, zoom });
  };
  const locating = useLocating(goTo);
  const take = (): Position | undefined => {
    const read = readPlace(typed);
    if (read) goTo(read);
    else setWrong(true);
    return read;
  };
  const send = (): void => {
    const isUnchanged = place !== undefined && typed === placeText(place);
    const picked = isUnchanged ? place : take();
    if (picked) onPick(picked);
  };
  const pin = place ?? view.center;

  return (
    <div className={classes.picker}>
      <PlaceSearch onFound={({ at, zoom }) => goTo(at, zoom)} />
      {cannotDraw ? (
        <Note tone="info" title={t('cannotDraw')} live />
      ) : (
        <>
          <div className={classes.map}>
            {hydrated && (
              <Suspense fallback={<LoadingState />}>
                <MapCanvas
                  pin={pin}
                  isSet={place !== undefined}
                  view={view}
                  style={mapStyle(config)}
                  landmarks={landmarks}
                  words={{
                    map: t('map'),
                    pin: t(place ? 'pin' : 'pinUnset', { place: placeText(pin) }),
                    zoomIn: t('zoomIn'),
                    zoomOut: t('zoomOut'),
                    metres: t('metres'),
                    kilometres: t('kilometres'),
                    credit: t('credit'),
                  }}
                  onPin={set}
                  onFail={() => setCannotDraw(true)}
                />
              </Suspense>
            )}
          </div>
          <p className={classes.small}>{t(hasPicture(config) ? 'how' : 'howWithoutPicture')}</p>
        </>
      )}
      <TextField
        label={t('coordinates')}
        description={t('coordinatesHow')}
        value={typed}
        error={isWrong ? t('coordinatesWrong') : undefined}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A form around it is not sent.
          event.preventDefault();
          take();
        }}
      />
      {locating.refusal && <Note tone="warning" title={t(`refused.${locating.refusal}`)} live />}
      <div className={classes.buttons}>
        <Button variant="default" size="lg" loading={locating.isAsking} onClick={locating.ask}>
          {t('ownPosition')}
        </Button>
        <Button size="lg" onClick={send}>
          {submit}
        </Button>
      </div>
    </div>
  );
}

function capitalOf(province: string): Position | undefined {
  const [lat, lon] = provincePlaces[province] ?? [];
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}
