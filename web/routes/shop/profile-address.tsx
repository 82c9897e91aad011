import { AddressBook } from '../../features/address/address-book.tsx';
import { addressesQuery } from '../../features/address/address.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['addressBook', 'address', 'checkout', 'map'],
  access: 'customer',
  comeBack: true,
  queries: (page) => [optional(need(addressesQuery(page)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/address (R-27c): where the customer's goods and invoices go. */
export default function ProfileAddress() {
  const t = useTranslations('addressBook');
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <AddressBook />
    </Stack>
  );
}
