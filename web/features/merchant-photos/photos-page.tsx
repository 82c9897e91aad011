import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { IconCamera } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { ListEnd } from '../../ui/layout/list-end.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { customerPhotosQuery, type CustomerPhoto } from './customer-photos.queries.ts';
import { photosPath, type CustomerKey } from '../merchant-customers/customer-path.ts';
import classes from './customer-photos.module.css';
import { readPhotoFilters } from './photo-filters.ts';
import { PhotoGroups } from './photo-groups.tsx';
import { PhotoView } from './photo-view.tsx';
import { usePhotoFilters } from './use-photo-filters.ts';

/** The photos of a customer that were taken from a center, the latest first; each is seen large. */
export function PhotosPage({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('customerPhotos');
  const page = usePage();
  const { Rights } = useStaff();
  const [search] = useSearchParams();
  const filters = useMemo(() => readPhotoFilters(search), [search]);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    ...customerPhotosQuery(page, customer, filters),
    placeholderData: keepPreviousData,
  });
  const [openId, setOpenId] = useState<string>();
  const [changesGroups, setChangesGroups] = useState(false);
  const photos = data?.pages.flatMap(({ Data }) => Data) ?? [];
  const isNarrowed = Object.keys(filters).length > 0;
  const hasTime = filters.monthYears ?? filters.fromDate ?? filters.toDate;
  const { Name = customer.code, IsWaiting = false } = data?.pages[0]?.Customer ?? {};
  // Who waits has no page of a customer yet.
  const back = IsWaiting ? '/merchant/customer' : photosPath(customer).replace(/\/photo$/, '');
  return (
    <DetailPage
      title={t('title')}
      facts={<UserText>{Name}</UserText>}
      back={{ to: back, label: t('back') }}
      actions={
        <>
          {Rights.includes('manageCustomers') && (
            <Button size="md" variant="default" aria-haspopup="dialog" onClick={() => setChangesGroups(true)}>
              {t('groupsEdit')}
            </Button>
          )}
          <Button
            size="md"
            component={AppLink}
            to={`${photosPath(customer)}/capture`}
            leftSection={<IconCamera size={18} aria-hidden />}
          >
            {t('capture')}
          </Button>
        </>
      }
    >
      {IsWaiting && <Note tone="info">{t('take.waiting')}</Note>}
      <FilterBar filters={usePhotoFilters()} />
      {!hasTime && photos.length > 0 && <p className={classes.note}>{t('recent')}</p>}
      {!data && <LoadingState />}
      {data && photos.length === 0 && (
        <EmptyState title={t(isNarrowed ? 'noneFound' : 'noneRecent')}>
          <p>{t('noneHow')}</p>
        </EmptyState>
      )}
      {photos.length > 0 && (
        <>
          <ul className={classes.photos} aria-label={t('title')}>
            {photos.map((photo) => (
              <li key={photo.Id}>
                <Thumbnail photo={photo} onOpen={() => setOpenId(photo.Id)} />
              </li>
            ))}
          </ul>
          <ListEnd
            count={t('count', { count: photos.length })}
            more={hasNextPage ? t('more') : undefined}
            loading={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </>
      )}
      {openId !== undefined && (
        <PhotoView
          customer={customer}
          photos={photos}
          openId={openId}
          onOpen={setOpenId}
          onBroken={() => void refetch()}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {changesGroups && <PhotoGroups onClose={() => setChangesGroups(false)} />}
    </DetailPage>
  );
}

function Thumbnail({ photo, onOpen }: { photo: CustomerPhoto; onOpen: () => void }) {
  const t = useTranslations('customerPhotos');
  const { locale } = usePage();
  const name = photo.PictureName === '' ? t('noGroup') : photo.PictureName;
  return (
    <button
      type="button"
      className={classes.thumbnail}
      aria-haspopup="dialog"
      aria-label={t('open', { at: formatDate(new Date(photo.At), locale, 'dayTime'), name })}
      onClick={onOpen}
    >
      <img src={photo.SmallUrl} alt="" width={320} height={240} loading="lazy" />
      <span className={classes.caption} aria-hidden>
        <UserText>{name}</UserText>
        <span className={classes.small}>{formatDate(new Date(photo.At), locale, 'day')}</span>
      </span>
    </button>
  );
}
