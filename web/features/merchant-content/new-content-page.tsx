import { useSuspenseQuery } from '@tanstack/react-query';
import type { ContentKind } from '#domain/text/written-content.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { staffCentersQuery } from '../staff/staff.queries.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ContentForm } from './content-form.tsx';
import { ContentPreview } from './content-preview.tsx';
import { contentOf } from './content-values.ts';
import { listPath } from './merchant-content.queries.ts';
import { useContentForm } from './use-content-form.ts';

/** A new banner, news or page, as it is written and as it will be seen. */
export function NewContentPage({ kind }: { kind: ContentKind }) {
  const t = useTranslations('merchantContent');
  const page = usePage();
  const mayWrite = useStaff().Rights.includes('manageContent');
  const { data: centers } = useSuspenseQuery(staffCentersQuery(page));
  const form = useContentForm({ kind });
  return (
    <DetailPage
      title={t(`new.${kind}`)}
      back={{ to: listPath(kind), label: t(`kinds.${kind}`) }}
      side={mayWrite && <ContentPreview kind={kind} content={contentOf(form.values)} />}
    >
      {mayWrite ? (
        <ContentForm
          form={form}
          kind={kind}
          isNew
          centers={centers.map(({ SaleUnit, DIST_NAME }) => ({ Code: SaleUnit, Name: DIST_NAME }))}
          submit={t('form.create')}
        />
      ) : (
        <Note tone="info" title={t('noRight')} />
      )}
    </DetailPage>
  );
}
