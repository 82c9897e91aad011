import { Button } from '@mantine/core';
import {
  missesQuery,
  readMissFilters,
  readTried,
  SEARCH_PARAMS,
  synonymsQuery,
  tryQuery,
} from '../../features/merchant-search/merchant-search.queries.ts';
import { MerchantSearch } from '../../features/merchant-search/merchant-search.tsx';
import { wordsPath } from '../../features/merchant-search/synonym-rules.ts';
import { useMayEdit } from '../../features/merchant-search/use-may-edit.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: ({ searchParams }) => (searchParams.get('tab') === 'words' ? 'searchWords' : 'searchMisses'),
  messages: ['merchant', 'merchantSearch'],
  page: 'search',
  search: { uncached: SEARCH_PARAMS },
  queries: ({ url: { searchParams }, ...page }) => {
    const tried = readTried(searchParams);
    const isWords = searchParams.get('tab') === 'words';
    return [
      need(synonymsQuery(page)),
      ...(isWords ? [] : [optional(needPages(missesQuery(page, readMissFilters(searchParams))))]),
      ...(tried === undefined ? [] : [optional(need(tryQuery(page, tried)))]),
    ];
  },
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/search: what buyers searched for in vain, and the words that mean the same. */
export default function MerchantSearchPage() {
  const t = useTranslations('merchant.pages');
  const words = useTranslations('merchantSearch.words');
  const mayEdit = useMayEdit();
  return (
    <Stack>
      <PageHead
        title={t('search')}
        actions={
          mayEdit && (
            <Button component={AppLink} to={wordsPath()} size="md">
              {words('add')}
            </Button>
          )
        }
      />
      <MerchantSearch />
    </Stack>
  );
}
