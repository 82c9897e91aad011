import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { CenterForm, nameOf } from './center-form.tsx';
import { CenterPhotos } from './center-photos.tsx';
import { SellerLink } from '../merchant-papers/seller-link.tsx';
import { CenterState } from './center-state.tsx';
import classes from './merchant-centers.module.css';
import { centerQuery } from './merchant-centers.queries.ts';

/** One center: all that is kept of it, its photos, whether buyers can order from it, and what was changed of it. */
export function CenterPage({ saleUnit }: { saleUnit: string }) {
  const t = useTranslations('merchantCenters');
  const page = usePage();
  const { data: center } = useSuspenseQuery(centerQuery(page, saleUnit));
  const isOpen = center.Active === 'Y';
  return (
    <DetailPage
      title={t('one')}
      facts={<UserText>{nameOf(center, page.locale)}</UserText>}
      back={{ to: useLastList('centers', '/merchant/center'), label: t('title') }}
      list="centers"
      status={
        <StatusBadge tone={isOpen ? 'done' : 'stopped'}>{t(`state.statuses.${center.Active}`)}</StatusBadge>
      }
      side={
        <div className={classes.side}>
          <CenterState center={center} />
          <SellerLink saleUnit={saleUnit} />
          {isOpen ? (
            <CenterPhotos saleUnit={saleUnit} />
          ) : (
            <Note tone="info">
              <p>{t('photosWhenOpen')}</p>
            </Note>
          )}
          <RecordHistory key={saleUnit} subject={`center/${saleUnit}`} />
        </div>
      }
    >
      {/* Another center is another form: nothing typed for one goes to the next. */}
      <CenterForm key={saleUnit} center={center} />
    </DetailPage>
  );
}
