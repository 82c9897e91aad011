import { DebtList } from '../../features/merchant-credit/debt-list.tsx';
import { creditDebtsQuery } from '../../features/merchant-credit/merchant-credit.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'customerCredit',
  messages: ['merchant', 'merchantCredit', 'credit'],
  page: 'customerCredit',
  queries: (page) => [optional(needPages(creditDebtsQuery(page)))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/customer/credit: what customers owe on credit, by age. */
export default function CustomerCreditsPage() {
  const t = useTranslations('merchantCredit');
  return (
    <Stack>
      <PageHead title={t('title')} />
      <DebtList />
    </Stack>
  );
}
