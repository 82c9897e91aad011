import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import { connection, SLOW_AFTER_MS } from '../page/connection.ts';
import classes from './banners.module.css';

/** Says that the connection is cut, or that the shop still works on a slow answer (E-21). */
export function ConnectionNote() {
  const t = useTranslations('shell');
  const state = useSyncExternalStore(connection.subscribe, connection.state, () => 'fine' as const);
  const waits = useLongNavigation();
  const note = state === 'cut' ? t('cut') : state === 'slow' || waits ? t('still') : undefined;
  return (
    // Always in the page: a screen reader announces content only in a live region that it knows.
    <output className={classes.connectionNote} data-cut={state === 'cut' || undefined}>
      {note}
    </output>
  );
}

/** The way to the next page may wait for more than answers of the API: its code. */
function useLongNavigation(): boolean {
  const moving = useNavigation().state !== 'idle';
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => setLong(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [moving]);
  return long;
}
