import { Button } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PlacePicker } from '../map/place-picker.tsx';
import type { InStep } from './applying-step.tsx';
import own from './merchant-register.module.css';

/** Where the new center is, by pin, search or the own position; it can be left out (R-42f). */
export function LocationStep({ draft: { place, center }, keep, goOn }: InStep) {
  const t = useTranslations('merchantRegister.location');
  return (
    <>
      <p className={own.hint}>{t('intro')}</p>
      <PlacePicker
        start={place}
        province={center.Province}
        submit={t('use')}
        onPick={(next) => {
          keep({ place: next });
          void goOn('image');
        }}
      />
      <Button variant="subtle" size="md" onClick={() => void goOn('image')}>
        {t('later')}
      </Button>
    </>
  );
}
