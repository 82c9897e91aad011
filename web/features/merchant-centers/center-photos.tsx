import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { MOST_CENTER_PHOTOS } from '#domain/files/file-kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { dataTold } from '../../page/data-told.ts';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { FileField } from '../files/file-field.tsx';
import type { Capture } from '../files/use-capture.ts';
import { PictureListField } from '../files/picture-list-field.tsx';
import classes from './center-photos.module.css';
import { centerPhotosQuery } from './center-photos.queries.ts';

type Photos = CallAnswer<'centerPhotos'>['data'];

/** As large as the server keeps them. */
const SHOP_SIDE = 1200;
const SINGLE = [
  { field: 'logoImage', kind: 'picture', maxSide: 512, crop: { aspect: 1 } },
  { field: 'taxImage', kind: 'paper', maxSide: 2400 },
] as const;

/** The photos of a center of the member of staff. */
export function CenterPhotos({ saleUnit }: { saleUnit: string }) {
  const t = useTranslations('files.center');
  const { api } = usePage();
  const client = useQueryClient();
  const query = centerPhotosQuery({ api }, saleUnit);
  const { data, isError, refetch } = useQuery({ ...query, enabled: saleUnit !== '' });
  const show = (photos: Photos): void => void client.setQueryData(query.queryKey, photos);
  if (saleUnit === '') return null;
  return (
    <Panel title={t('title')}>
      <p className={classes.note}>{t('note')}</p>
      <div className={classes.photos}>
        {data ? (
          <ShopPhotos key={saleUnit} saleUnit={saleUnit} photos={data} />
        ) : (
          <div className={classes.waiting} aria-busy={!isError}>
            {isError && (
              <>
                <p role="alert">{t('failed')}</p>
                <Button variant="default" size="md" onClick={() => void refetch()}>
                  {t('retry')}
                </Button>
              </>
            )}
          </div>
        )}
        {SINGLE.map(({ field, ...rule }) => {
          const photo = data?.[field];
          return (
            <FileField
              key={field}
              {...rule}
              label={t(field)}
              current={photo ? { url: photo.Url, isPicture: photo.IsPicture } : data && null}
              camera="environment"
              send={async (file, onProgress) =>
                show(
                  (await api.setCenterPhotos({ body: { saleUnit }, files: { [field]: file }, onProgress }))
                    .data,
                )
              }
              remove={async () =>
                show((await api.removeCenterPhoto({ body: { saleUnit, image: field } })).data)
              }
            />
          );
        })}
      </div>
    </Panel>
  );
}

const takenOf = (capture: Capture | undefined) =>
  capture && {
    CapturedAt: capture.at.toISOString(),
    ...(capture.position && {
      Latitude: capture.position.latitude,
      Longitude: capture.position.longitude,
    }),
  };

function ShopPhotos({ saleUnit, photos: { shopImages } }: { saleUnit: string; photos: Photos }) {
  const t = useTranslations('files.center');
  const { api } = usePage();
  const client = useQueryClient();
  const { queryKey } = centerPhotosQuery({ api }, saleUnit);
  const show = ({ data }: { data: Photos }): Promise<void> => {
    client.setQueryData(queryKey, data);
    return dataTold();
  };
  return (
    <PictureListField
      label={t('shopImages')}
      pictures={shopImages.map(({ Id, Url, Captured }) => ({ id: Id, url: Url, captured: Captured }))}
      idsNow={() => client.getQueryData(queryKey)?.shopImages.map(({ Id }) => Id) ?? []}
      most={MOST_CENTER_PHOTOS}
      maxSide={SHOP_SIDE}
      crop={{ aspect: 4 / 3 }}
      firstWords={t('first')}
      send={async (file, { key, onProgress, capture }) =>
        show(
          await api.addShopPhoto({
            body: { saleUnit, ...takenOf(capture) },
            files: { shopImage: file },
            headers: { 'idempotency-key': key },
            onProgress,
          }),
        )
      }
      order={async (ids) => show(await api.orderShopPhotos({ body: { saleUnit, ids: [...ids] } }))}
      remove={async (id) => show(await api.removeShopPhoto({ body: { saleUnit, id } }))}
      reload={async () => {
        await client.refetchQueries({ queryKey });
        await dataTold();
      }}
    />
  );
}
