import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import type { InStep } from './applying-step.tsx';
import { dataAddressOf, IMAGE_FIELDS, isPicture, keepImage, readImage } from './applying-images.ts';
import { ImageField } from './image-field.tsx';
import own from './merchant-register.module.css';

/** Identity card, shop and logo, kept in this browser until the application is sent (R-42e). */
export function ImageStep({ goOn }: InStep) {
  const t = useTranslations('merchantRegister.image');
  const { bootstrap } = usePage();
  const [images, setImages] = useState(() =>
    Object.fromEntries(IMAGE_FIELDS.map((field) => [field, readImage(sessionStorage, bootstrap, field)])),
  );
  return (
    <>
      <p className={own.hint}>{t('intro')}</p>
      {IMAGE_FIELDS.map((field) => {
        const image = images[field];
        const put = (next: string | undefined): void => {
          keepImage(sessionStorage, bootstrap, { field, image: next });
          setImages((all) => ({ ...all, [field]: next }));
        };
        return (
          <ImageField
            key={field}
            field={field}
            current={image === undefined ? null : { url: image, isPicture: isPicture(image) }}
            send={async (file) => put(await dataAddressOf(file))}
            remove={async () => put(undefined)}
          />
        );
      })}
      <Button size="lg" fullWidth onClick={() => void goOn('bookbank')}>
        {t('next')}
      </Button>
    </>
  );
}
