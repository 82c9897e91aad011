/** Where the photos of a customer are, as one of a center's. */
import { mayPhotograph } from '#domain/access/rights.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { LinkPanel } from '../../merchant-ui/link-panel.tsx';
import { photosPath, type CustomerKey } from '../merchant-customers/customer-path.ts';
import { useStaff } from '../staff/use-staff.ts';

/** Leads to them; nothing for who does not look after the customer. `salesman` ('' for nobody) does. */
export function PhotosLink({ customer, salesman }: { customer: CustomerKey; salesman: string }) {
  const t = useTranslations('customerPhotos');
  const { Pages, Rights: rights, userid: userId, userRole: role } = useStaff();
  if (!Pages.includes('customerPhotos') || !mayPhotograph({ userId, role, rights }, salesman || null))
    return null;
  return <LinkPanel title={t('title')} to={photosPath(customer)} action={t('show')} />;
}
