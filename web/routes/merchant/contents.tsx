import { Button } from '@mantine/core';
import { useParams } from 'react-router';
import type { ContentKind } from '#domain/text/written-content.ts';
import { ContentList } from '../../features/merchant-content/content-list.tsx';
import { OrderButton } from '../../features/merchant-content/content-order.tsx';
import {
  CONTENT_FILTERS,
  contentsQuery,
  KIND_PATHS,
  kindOf,
  listPath,
  readContentFilters,
  TABLES,
} from '../../features/merchant-content/merchant-content.queries.ts';
import { staffCentersQuery } from '../../features/staff/staff.queries.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { Chip, Chips } from '../../ui/form/chips.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Of an address; what is no kind shows banners. */
const kindAt = (part: string | undefined): ContentKind => kindOf(part) ?? 'B';
const KINDS = Object.keys(KIND_PATHS) as ContentKind[];

export const handle = defineListPage<'kind'>({
  list: ({ pathname }) => TABLES[kindAt(pathname.split('/').at(-1))],
  messages: ['merchant', 'merchantContent'],
  page: 'content',
  search: { uncached: CONTENT_FILTERS },
  queries: ({ url, params, ...page }) => [
    optional(need(staffCentersQuery(page))),
    optional(needPages(contentsQuery(page, kindAt(params.kind), readContentFilters(url.searchParams)))),
  ],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/content: banners, and /banner, /news and /page. */
export default function MerchantContentsPage() {
  const t = useTranslations('merchantContent');
  const kind = kindAt(useParams()['kind']);
  const mayWrite = useStaff().Rights.includes('manageContent');
  return (
    <Stack>
      <PageHead
        title={t('title')}
        actions={
          mayWrite && (
            <>
              {kind !== 'N' && <OrderButton kind={kind} />}
              <Button component={AppLink} to={`${listPath(kind)}/new`} size="md">
                {t(`add.${kind}`)}
              </Button>
            </>
          )
        }
      />
      <Chips label={t('kindsHint')}>
        {KINDS.map((one) => (
          <Chip key={one} to={listPath(one)} chosen={one === kind} prefetch="none">
            {t(`kinds.${one}`)}
          </Chip>
        ))}
      </Chips>
      <ContentList kind={kind} />
    </Stack>
  );
}
