import { BrandForm } from '../../features/merchant-brands/brand-form.tsx';
import { BRAND_LIST } from '../../features/merchant-brands/merchant-brands.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';

export const handle = defineStaffPage({ messages: ['merchant', 'merchantBrands'], page: 'brands' });
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/brand/new. */
export default function NewBrandPage() {
  const t = useTranslations('merchantBrands');
  const { Rights } = useStaff();
  return (
    <DetailPage title={t('add')} back={{ to: BRAND_LIST, label: t('title') }}>
      {Rights.includes('manageProducts') ? (
        <BrandForm />
      ) : (
        <Note tone="info">
          <p>{t('mayNotChange')}</p>
        </Note>
      )}
    </DetailPage>
  );
}
