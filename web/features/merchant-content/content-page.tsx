import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { useKeepRecord } from '../../merchant-ui/use-keep-record.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { ContentForm } from './content-form.tsx';
import { ContentPreview } from './content-preview.tsx';
import { ContentState } from './content-state.tsx';
import { contentOf } from './content-values.ts';
import { ContentVersions } from './content-versions.tsx';
import classes from './merchant-content.module.css';
import {
  itemQuery,
  listPath,
  MERCHANT_CONTENT,
  TABLES,
  type ContentItem,
} from './merchant-content.queries.ts';
import { useContentForm } from './use-content-form.ts';

/** One banner, news or page: its draft, how it will look, what was published of it. */
export function ContentPage({ code }: { code: string }) {
  const page = usePage();
  const { data: item } = useSuspenseQuery(itemQuery(page, code));
  // A version that is taken back is another draft: the form begins with it.
  const [round, setRound] = useState(0);
  return <Opened key={round} item={item} onRestored={() => setRound(round + 1)} />;
}

function Opened({ item, onRestored }: { item: ContentItem; onRestored: () => void }) {
  const t = useTranslations('merchantContent');
  const { locale } = usePage();
  const mayWrite = useStaff().Rights.includes('manageContent');
  const { Code, Kind, State, Content, Centers, LacksEnglish, PlannedFailed } = item;
  const form = useContentForm({ kind: Kind, item });
  const isDirty = form.changed.length > 0;
  const shown = mayWrite ? contentOf(form.values) : Content;
  return (
    <DetailPage
      title={t(`kinds.${Kind}`)}
      facts={<UserText>{`${(locale === 'en' && Content.titleEn) || Content.titleTh} (${Code})`}</UserText>}
      status={<ContentState state={State} />}
      back={{ to: useLastList(TABLES[Kind], listPath(Kind)), label: t(`kinds.${Kind}`) }}
      list={TABLES[Kind]}
      actions={mayWrite && <Actions item={item} isDirty={isDirty} />}
      side={
        <div className={classes.side}>
          <ContentPreview kind={Kind} content={shown} />
          <ContentVersions item={item} isDirty={isDirty} mayWrite={mayWrite} onRestored={onRestored} />
          <RecordHistory key={Code} subject={`content/${Code}`} />
        </div>
      }
    >
      {PlannedFailed !== null && <Note tone="warning" title={t(`notShown.${PlannedFailed}`)} />}
      {LacksEnglish && (
        <Note tone="info">
          <p>
            {t('lacksEnglish')} – {t('form.englishWhy')}
          </p>
        </Note>
      )}
      {mayWrite ? (
        <ContentForm form={form} kind={Kind} isNew={false} centers={Centers} submit={t('form.save')} />
      ) : (
        <Note tone="info" title={t('noRight')} />
      )}
    </DetailPage>
  );
}

function Actions({ item, isDirty }: { item: ContentItem; isDirty: boolean }) {
  const t = useTranslations('merchantContent.actions');
  const page = usePage();
  const { api } = page;
  const keep = useKeepRecord<ContentItem>(({ Code }) => itemQuery(page, Code), MERCHANT_CONTENT);
  const { Code: code, State, Version, HasChanges, Content } = item;
  const isOff = State === 'off';
  const params = { code };
  return (
    <>
      {State !== 'draft' && (
        <ConfirmedButton
          label={t(isOff ? 'show' : 'hide')}
          ask={t(isOff ? 'show' : 'hideAsk')}
          text={isOff ? '' : t('hideText')}
          confirm={t(isOff ? 'show' : 'hide')}
          keep={t('keep')}
          work={async () =>
            keep(
              await api.setContentActive({ params, body: { Version, Active: isOff } }),
              t(isOff ? 'shown' : 'hidden'),
            )
          }
        />
      )}
      {HasChanges && (
        <ConfirmedButton
          variant="filled"
          label={t('publish')}
          ask={t('publishAsk')}
          text={t(Content.firstDay === '' ? 'publishNow' : 'publishLater')}
          confirm={t('publish')}
          keep={t('keep')}
          // What is not saved would not be published.
          disabled={isDirty}
          work={async () => keep(await api.publishContent({ params, body: { Version } }), t('published'))}
        />
      )}
    </>
  );
}
