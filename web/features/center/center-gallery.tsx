import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { copyAddress, copySet, isUploadedPicture } from '#domain/files/picture-copies.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { IconDown } from '../../ui/theme/icons.ts';
import classes from './center-gallery.module.css';
import { centerGalleryQuery, type Center } from './center.queries.ts';

/** In CSS pixels; the whole picture has at most so many on its longest side. */
const WIDTH = 240;
const HEIGHT = 180;
const WHOLE = 1200;

/**
 * A center's photos behind a button: none but the small one of the row is loaded before somebody asks to see them. Nothing
 * where the shop has uploaded none.
 */
export function CenterGallery({ center: { SaleUnit, DIST_NAME: name, PHOTO_PATH } }: { center: Center }) {
  const t = useTranslations('center.photos');
  const [open, setOpen] = useState(false);
  const id = useId();
  if (PHOTO_PATH === null || !isUploadedPicture(PHOTO_PATH)) return null;
  return (
    <>
      <button
        type="button"
        className={classes.show}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {t('show')} <span className="hidden-visually">{name}</span>
        <IconDown size={18} aria-hidden />
      </button>
      {open && (
        <div ref={bringIntoView} id={id} className={classes.place}>
          <Photos saleUnit={SaleUnit} name={name} />
        </div>
      )}
    </>
  );
}

/** Of the last row the photos would open below the edge of the list. */
const bringIntoView = (place: HTMLElement | null): void => place?.scrollIntoView({ block: 'nearest' });

function Photos({ saleUnit, name }: { saleUnit: string; name: string }) {
  const t = useTranslations('center.photos');
  const page = usePage();
  const { data: photos, isError, isFetching, refetch } = useQuery(centerGalleryQuery(page, saleUnit));
  if (!photos && isError)
    return (
      <div className={classes.failed}>
        <p role="alert">{t('failed')}</p>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  if (!photos) return <div className={classes.waiting} aria-busy />;
  if (photos.length === 0) return <p className={classes.failed}>{t('none')}</p>;
  return (
    <ul
      className={classes.strip}
      aria-label={t('of', { name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by the keyboard too
      tabIndex={photos.length > 1 ? 0 : undefined}
    >
      {photos.map((photo, at) => (
        <li key={photo}>
          <img
            src={copyAddress(photo, 640)}
            srcSet={copySet(photo, WHOLE)}
            sizes={`${WIDTH}px`}
            alt={t('photo', { name, at: String(at + 1), of: String(photos.length) })}
            width={WIDTH}
            height={HEIGHT}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
