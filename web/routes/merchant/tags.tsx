import { Button } from '@mantine/core';
import { TagList } from '../../features/merchant-customers/tag-list.tsx';
import {
  readTagFilters,
  TAG_FILTER_NAMES,
  TAG_LIST,
  tagsQuery,
} from '../../features/merchant-customers/tags.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'customerTags',
  messages: ['merchant', 'merchantCustomers'],
  page: 'customerTags',
  search: { uncached: TAG_FILTER_NAMES },
  queries: ({ url, ...page }) => [optional(needPages(tagsQuery(page, readTagFilters(url.searchParams))))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/tag. */
export default function MerchantTagsPage() {
  const t = useTranslations('merchantCustomers.tag');
  return (
    <Stack>
      <PageHead
        title={t('title')}
        actions={
          <Button component={AppLink} to={`${TAG_LIST}/create`} size="md">
            {t('add')}
          </Button>
        }
      />
      <TagList />
    </Stack>
  );
}
