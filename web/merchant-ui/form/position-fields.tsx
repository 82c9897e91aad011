import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { TextField } from '../../ui/form/field.tsx';
import classes from './record-form.module.css';
import type { RecordForm } from './use-record-form.ts';

const PLACES = 6;
const PATIENCE: PositionOptions = { enableHighAccuracy: true, timeout: 15_000 };

export const POSITION_FIELDS = ['LatDecimal', 'LonDecimal'] as const;
type Position = Record<string, unknown> & Record<(typeof POSITION_FIELDS)[number], string>;

/** Where something is on the map: typed, or where its editor stands now. */
export function PositionFields<Values extends Position>({ form }: { form: RecordForm<Values> }) {
  const t = useTranslations('merchant.form');
  const [state, setState] = useState<'rest' | 'asking' | 'refused'>('rest');
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        form.set('LatDecimal', coords.latitude.toFixed(PLACES));
        form.set('LonDecimal', coords.longitude.toFixed(PLACES));
        setState('rest');
      },
      () => setState('refused'),
      PATIENCE,
    );
  };
  const { LatDecimal: lat, LonDecimal: lon } = form.values;
  return (
    <>
      <TextField {...form.field('LatDecimal')} label={t('latitude')} inputMode="decimal" maxLength={12} />
      <TextField {...form.field('LonDecimal')} label={t('longitude')} inputMode="decimal" maxLength={12} />
      <div className={classes.position} data-wide>
        <Button variant="default" size="md" loading={state === 'asking'} onClick={ask}>
          {t('myPosition')}
        </Button>
        {lat !== '' && lon !== '' && (
          <a
            href={`https://www.google.com/maps?q=${encodeURIComponent(`${lat},${lon}`)}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('map')}
          </a>
        )}
        {state === 'refused' && <p role="alert">{t('positionRefused')}</p>}
      </div>
    </>
  );
}
