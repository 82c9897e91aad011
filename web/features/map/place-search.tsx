import { useState } from 'react';
import type { Position } from '#domain/shop/geo.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { useCenterWord } from '../center/use-center-word.ts';
import { useCenterPlaces, useProvinces } from './use-landmarks.ts';
import classes from './map.module.css';

const MOST = 5;
/** A whole town, or a street. */
const ZOOM = { province: 12, center: 16 } as const;

type Found = { name: string; at: Position; zoom: number };

/** Provinces and centers by name. */
export function PlaceSearch({ onFound }: { onFound: (found: Found) => void }) {
  const t = useTranslations('map');
  const word = useCenterWord();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const provinces = useProvinces();
  const centers = useCenterPlaces(text);
  // Found again, it is what the field says; the list is over.
  const [chosen, setChosen] = useState('');
  const wanted = named(text);
  const found: Found[] =
    wanted === '' || text === chosen
      ? []
      : [
          ...provinces
            .filter(({ name }) => named(name).includes(wanted))
            .map(({ name, at }) => ({ name, at, zoom: ZOOM.province })),
          ...centers.map(({ name, at }) => ({ name, at, zoom: ZOOM.center })),
        ].slice(0, MOST);
  const choose = (one: Found): void => {
    setTyped(one.name);
    setChosen(one.name);
    onFound(one);
  };
  return (
    <div className={classes.found}>
      <TextField
        label={t('search', { word })}
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A form around it is not sent.
          event.preventDefault();
          const [first] = found;
          if (first) choose(first);
        }}
      />
      <output className={classes.found}>
        {found.length > 0 && (
          <ul className={classes.found} aria-label={t('found')}>
            {found.map((one) => (
              <li key={`${one.name} ${one.at.lat}`}>
                <button type="button" className={classes.foundButton} onClick={() => choose(one)}>
                  <UserText>{one.name}</UserText>
                </button>
              </li>
            ))}
          </ul>
        )}
        {found.length === 0 && wanted !== '' && text !== chosen && (
          <p className={classes.small}>{t('nothing', { text })}</p>
        )}
      </output>
    </div>
  );
}

/** A name without the word for what it is the name of. */
const named = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(จังหวัด|จ\.)\s*/, '');
