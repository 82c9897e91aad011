import { creditBalanceQuery, creditStatementQuery } from '../../features/credit/credit.queries.ts';
import { OwnCredit } from '../../features/credit/own-credit.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['credit'],
  access: 'customer',
  comeBack: true,
  // Not asked for where the shop does not show credit.
  queries: ({ config, ...page }) =>
    config.get('CREDIT_WALLET_ENABLED')
      ? [optional(need(creditBalanceQuery(page))), optional(needPages(creditStatementQuery(page)))]
      : [],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/credit: what the customer may still order on credit, and the statement. */
export default function ProfileCredit() {
  const t = useTranslations('credit');
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <OwnCredit />
    </Stack>
  );
}
