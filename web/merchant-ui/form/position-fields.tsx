import { readDegrees, degreesText } from '#domain/shop/typed-place.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PlaceField } from '../../features/map/place-field.tsx';
import { TextField } from '../../ui/form/field.tsx';
import type { RecordForm } from './use-record-form.ts';

export const POSITION_FIELDS = ['LatDecimal', 'LonDecimal'] as const;
type Position = Record<string, unknown> & Record<(typeof POSITION_FIELDS)[number], string>;

/** Where something is: a pin on the map, or typed. Its page needs the texts `map`, and `address` for its search. */
export function PositionFields<Values extends Position>({ form }: { form: RecordForm<Values> }) {
  const t = useTranslations('merchant.form');
  const lat = readDegrees(form.values.LatDecimal, 90);
  const lon = readDegrees(form.values.LonDecimal, 180);
  return (
    <>
      <TextField {...form.field('LatDecimal')} label={t('latitude')} inputMode="decimal" maxLength={24} />
      <TextField {...form.field('LonDecimal')} label={t('longitude')} inputMode="decimal" maxLength={24} />
      <div data-wide>
        <PlaceField
          province={typeof form.values['Province'] === 'string' ? form.values['Province'] : undefined}
          place={lat === undefined || lon === undefined ? undefined : { lat, lon }}
          onPlace={(place) => {
            form.set('LatDecimal', place ? degreesText(place.lat) : '');
            form.set('LonDecimal', place ? degreesText(place.lon) : '');
          }}
        />
      </div>
    </>
  );
}
