import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { FileField } from '../files/file-field.tsx';
import { useStaff } from '../staff/use-staff.ts';
import classes from './center-photos.module.css';
import { centerPhotosQuery } from './center-photos.queries.ts';

const PHOTOS = [
  { field: 'shopImage', kind: 'picture', maxSide: 1200, crop: { aspect: 1 } },
  { field: 'logoImage', kind: 'picture', maxSide: 512, crop: { aspect: 1 } },
  { field: 'taxImage', kind: 'paper', maxSide: 2400 },
] as const;

/** The photos of the center that a member of staff works for now. */
export function CenterPhotos() {
  const t = useTranslations('files.center');
  const { api } = usePage();
  const { ActiveDC: saleUnit } = useStaff();
  const client = useQueryClient();
  const query = centerPhotosQuery({ api }, saleUnit);
  const { data } = useQuery({ ...query, enabled: saleUnit !== '' });
  if (saleUnit === '') return null;
  return (
    <Panel title={t('title')}>
      <p className={classes.note}>{t('note')}</p>
      <div className={classes.photos}>
        {PHOTOS.map(({ field, ...rule }) => {
          const photo = data?.[field];
          return (
            <FileField
              key={field}
              {...rule}
              label={t(field)}
              current={photo ? { url: photo.Url, isPicture: photo.IsPicture } : data && null}
              camera="environment"
              send={async (file, onProgress) => {
                const files = { [field]: file };
                const saved = await api.setCenterPhotos({ body: { saleUnit }, files, onProgress });
                client.setQueryData(query.queryKey, saved.data);
              }}
              remove={async () => {
                const left = await api.removeCenterPhoto({ body: { saleUnit, image: field } });
                client.setQueryData(query.queryKey, left.data);
              }}
            />
          );
        })}
      </div>
    </Panel>
  );
}
