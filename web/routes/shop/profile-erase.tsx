import { useQuery } from '@tanstack/react-query';
import { EraseForm } from '../../features/erasure/erase-form.tsx';
import { erasureQuery } from '../../features/erasure/erasure.queries.ts';
import { ErasureBlocks, WhatIsErased } from '../../features/erasure/what-is-erased.tsx';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { PlainButton } from '../../ui/form/plain-button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['erasure'],
  access: 'customer',
  comeBack: true,
  // A salesman who orders for a customer is refused.
  queries: (page) => [optional(need(erasureQuery(page)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/erase: the customer has the account erased, after reading what is lost and what stays (L-29). */
export default function ProfileErase() {
  const t = useTranslations('erasure');
  const { acting } = useVisitor();
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      {acting ? <Note tone="info" title={t('acting')} /> : <Own />}
    </Stack>
  );
}

function Own() {
  const t = useTranslations('erasure');
  const { data, isError, refetch } = useQuery(erasureQuery(usePage()));
  if (isError)
    return (
      <Note tone="error" title={t('failed')} live>
        <PlainButton variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </PlainButton>
      </Note>
    );
  if (!data) return null;
  return (
    <>
      <p>{t('intro')}</p>
      <WhatIsErased {...data} />
      {data.Blocks.length > 0 ? <ErasureBlocks {...data} /> : <EraseForm {...data} />}
    </>
  );
}
