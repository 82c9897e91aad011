import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { synonymsQuery } from '../../features/merchant-search/merchant-search.queries.ts';
import { SynonymForm } from '../../features/merchant-search/synonym-form.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantSearch', ...HISTORY_TEXTS],
  page: 'searchWords',
  search: { uncached: ['word'] },
  queries: (page) => [need(synonymsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/search/words: a group of words that mean the same, to be made or changed. */
export default function MerchantSearchWordsPage() {
  return (
    <Stack>
      <SynonymForm />
    </Stack>
  );
}
