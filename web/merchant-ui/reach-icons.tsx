import { useId } from 'react';
import { directionsTo } from './directions.ts';
import { IconCall, IconNavigate } from './icons.ts';
import classes from './reach-icons.module.css';

type Props = {
  /** '' where none is known. */
  phone: string;
  /** Null where the place is not known. */
  lat: number | null;
  lon: number | null;
  words: { call: string; navigate: string };
  /** The id of the person's name, which is said in its own language. */
  name: string;
};

/** As `ReachLinks`, in a row that has no room for words. */
export function ReachIcons({ phone, lat, lon, words, name }: Props) {
  const [call, way] = [useId(), useId()];
  const said = (id: string, label: string) => ({
    id,
    'aria-label': label,
    'aria-labelledby': `${id} ${name}`,
  });
  return (
    <>
      {phone !== '' && (
        <a
          className={classes.way}
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          {...said(call, words.call)}
        >
          <IconCall size={20} aria-hidden />
        </a>
      )}
      {lat !== null && lon !== null && (
        <a
          className={classes.way}
          href={directionsTo({ lat, lon })}
          target="_blank"
          rel="noreferrer"
          {...said(way, words.navigate)}
        >
          <IconNavigate size={20} aria-hidden />
        </a>
      )}
    </>
  );
}
