import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { TagForm } from './tag-form.tsx';
import { nameOfTag } from './tag-list.tsx';
import { TAG_LIST, tagQuery } from './tags.queries.ts';

export function TagPage({ tag: code }: { tag: string }) {
  const t = useTranslations('merchantCustomers.tag');
  const page = usePage();
  const { data: tag } = useSuspenseQuery(tagQuery(page, code));
  return (
    <DetailPage
      title={t('one')}
      facts={<UserText>{nameOfTag(tag, page.locale)}</UserText>}
      back={{ to: useLastList('customerTags', TAG_LIST), label: t('title') }}
      list="customerTags"
      side={<RecordHistory key={code} subject={`tag/${code}`} />}
    >
      <TagForm key={code} tag={tag} />
    </DetailPage>
  );
}
