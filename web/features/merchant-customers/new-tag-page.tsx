import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { TagForm } from './tag-form.tsx';
import { TAG_LIST } from './tags.queries.ts';

export function NewTagPage() {
  const t = useTranslations('merchantCustomers.tag');
  return (
    <DetailPage title={t('add')} back={{ to: TAG_LIST, label: t('title') }}>
      <TagForm />
    </DetailPage>
  );
}
