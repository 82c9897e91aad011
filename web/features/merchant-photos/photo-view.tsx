import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { mapOf } from '../../merchant-ui/directions.ts';
import { Facts } from '../../merchant-ui/facts.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { CUSTOMER_PHOTOS, type CustomerPhoto } from './customer-photos.queries.ts';
import type { CustomerKey } from '../merchant-customers/customer-path.ts';
import classes from './customer-photos.module.css';

type Props = {
  customer: CustomerKey;
  photos: readonly CustomerPhoto[];
  openId: string;
  onOpen: (id: string) => void;
  /** Its address has ended. */
  onBroken: () => void;
  onClose: () => void;
};

/** A photo large, with who took it, when and where; from there to the ones beside it. */
export function PhotoView({ customer, photos, openId, onOpen, onBroken, onClose }: Props) {
  const t = useTranslations('customerPhotos.view');
  const place = photos.findIndex(({ Id }) => Id === openId);
  const photo = photos[place];
  if (!photo) return null;
  const beside = (step: -1 | 1, words: string, Icon: typeof IconArrowLeft) => {
    const other = photos[place + step];
    return (
      <Button
        size="md"
        variant="default"
        disabled={!other}
        aria-label={words}
        title={words}
        onClick={() => other && onOpen(other.Id)}
      >
        <Icon size={20} aria-hidden />
      </Button>
    );
  };
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <Large key={photo.Url} photo={photo} onBroken={onBroken} />
      <Known photo={photo} />
      <div className={classes.actions}>
        {beside(-1, t('previous'), IconArrowLeft)}
        {beside(1, t('next'), IconArrowRight)}
        {photo.MayRemove && <Remove customer={customer} photo={photo} onRemoved={onClose} />}
      </div>
    </Sheet>
  );
}

function Large({ photo, onBroken }: { photo: CustomerPhoto; onBroken: () => void }) {
  const t = useTranslations('customerPhotos.view');
  const tAll = useTranslations('customerPhotos');
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken)
    return (
      <Note tone="warning" live>
        {t('broken')}
      </Note>
    );
  return (
    <img
      className={classes.large}
      src={photo.Url}
      alt={photo.PictureName === '' ? tAll('noGroup') : photo.PictureName}
      onError={() => {
        setIsBroken(true);
        onBroken();
      }}
    />
  );
}

function Known({ photo }: { photo: CustomerPhoto }) {
  const t = useTranslations('customerPhotos.view');
  const tAll = useTranslations('customerPhotos');
  const { locale } = usePage();
  const { Latitude: lat, Longitude: lon, Accuracy } = photo;
  return (
    <Facts
      facts={[
        {
          label: t('group'),
          value: photo.PictureName === '' ? tAll('noGroup') : <UserText>{photo.PictureName}</UserText>,
        },
        {
          label: t(photo.IsTaken ? 'taken' : 'added'),
          value: formatDate(new Date(photo.At), locale, 'dayTime'),
        },
        { label: t('by'), value: <UserText>{photo.By}</UserText> },
        {
          label: t('place'),
          value:
            lat === null || lon === null ? (
              t('noPlace')
            ) : (
              <>
                <a className={classes.link} href={mapOf({ lat, lon })} target="_blank" rel="noreferrer">
                  {t('map')}
                </a>
                {Accuracy !== null && <> · {t('accuracy', { metres: String(Accuracy) })}</>}
              </>
            ),
        },
      ]}
    />
  );
}

type RemoveProps = { customer: CustomerKey; photo: CustomerPhoto; onRemoved: () => void };

function Remove({ customer: { code, saleUnit }, photo, onRemoved }: RemoveProps) {
  const t = useTranslations('customerPhotos.view');
  const { api } = usePage();
  const client = useQueryClient();
  return (
    <ConfirmedButton
      label={t('remove')}
      ask={t('ask')}
      text={t('askText')}
      confirm={t('remove')}
      keep={t('keep')}
      tone="danger"
      work={async () => {
        await api.removeCustomerPhoto({ body: { CustomerCode: code, saleUnit, Id: photo.Id } });
        showToast({ kind: 'success', message: t('removed'), milliseconds: TOAST_MS.other });
        await client.invalidateQueries({ queryKey: CUSTOMER_PHOTOS });
        onRemoved();
      }}
    />
  );
}
