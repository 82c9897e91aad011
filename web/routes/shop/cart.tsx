import { CartContents } from '../../features/cart/page/cart-contents.tsx';
import { MovedCenterNote } from '../../features/cart/page/moved-center-note.tsx';
import { useMovedCenter } from '../../features/cart/page/use-moved-center.ts';
import { OrderAnnouncement } from '../../features/checkout/order-announcement.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({ messages: ['cartPage', 'cart', 'offers'] });
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /cart and /cart/adv. The lines live in the browser alone, so the page itself is the same for everybody. */
export default function CartPage() {
  const t = useTranslations('cartPage');
  const moved = useMovedCenter();
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <OrderAnnouncement />
      <MovedCenterNote moved={moved} />
      <CartContents />
    </Stack>
  );
}
