import { useId } from 'react';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import type { Units } from '../buying/use-units.ts';
import classes from './unit-switch.module.css';

/** The small switch between a product's units on its card. */
export function UnitSwitch({ units, chosen, choose, name }: Units & { name: string }) {
  const t = useTranslations('product');
  const group = useId();
  return (
    <fieldset className={classes.switch}>
      <legend className="hidden-visually">{t('unitOf', { name })}</legend>
      {units.map(({ unit, name: unitName }) => (
        <label key={unit} className={classes.unit}>
          <input
            type="radio"
            className="hidden-visually"
            name={group}
            checked={unit === chosen?.unit}
            onChange={() => choose(unit)}
          />
          {unitName}
        </label>
      ))}
    </fieldset>
  );
}
