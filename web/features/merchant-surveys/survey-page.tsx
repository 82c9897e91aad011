import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { SetKind } from '#domain/questions/questions.ts';
import { nameIn } from '#domain/questions/questions.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { useKeepRecord } from '../../merchant-ui/use-keep-record.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { SurveyEditor } from './survey-editor.tsx';
import { SurveyPreview } from './survey-preview.tsx';
import { SurveyState } from './survey-state.tsx';
import { SURVEY_LIST, surveyPath, surveyQuery, SURVEYS, type SurveySet } from './surveys.queries.ts';
import { contentOf } from './survey-values.ts';
import { useSurveyForm } from './use-survey-form.ts';

/** A new set of questions, as it is written and as it will be seen. */
export function NewSurveyPage({ kind }: { kind: SetKind }) {
  const t = useTranslations('merchantSurveys');
  const { Rights } = useStaff();
  const form = useSurveyForm({ kind });
  const mayWrite = Rights.includes('manageSurveys');
  return (
    <DetailPage
      title={t(`new.${kind}`)}
      back={{ to: SURVEY_LIST, label: t('title') }}
      side={mayWrite && <SurveyPreview content={contentOf(form.values)} />}
    >
      {mayWrite ? (
        <SurveyEditor form={form} submit={t('create')} />
      ) : (
        <Note tone="info" title={t('noRight')} />
      )}
    </DetailPage>
  );
}

/** One set of questions: written, looked at, published and closed. */
export function SurveyPage({ setId }: { setId: string }) {
  const t = useTranslations('merchantSurveys');
  const page = usePage();
  const { Rights } = useStaff();
  const { data: set } = useSuspenseQuery(surveyQuery(page, setId));
  const form = useSurveyForm({ set, kind: set.Kind });
  const mayWrite = Rights.includes('manageSurveys');
  return (
    <DetailPage
      title={t(`one.${set.Kind}`)}
      facts={<UserText>{nameIn(set.Content, page.locale)}</UserText>}
      status={<SurveyState state={set.State} />}
      back={{ to: useLastList('surveys', SURVEY_LIST), label: t('title') }}
      list="surveys"
      actions={<Actions set={set} mayWrite={mayWrite} isDirty={form.changed.length > 0} />}
      side={
        <>
          <SurveyPreview content={mayWrite ? contentOf(form.values) : set.Content} />
          <RecordHistory key={setId} subject={`survey/${setId}`} />
        </>
      }
    >
      {mayWrite ? (
        <SurveyEditor form={form} set={set} submit={t('save')} />
      ) : (
        <Note tone="info" title={t('noRight')} />
      )}
    </DetailPage>
  );
}

type ActionsProps = { set: SurveySet; mayWrite: boolean; isDirty: boolean };

function Actions({ set, mayWrite, isDirty }: ActionsProps) {
  const t = useTranslations('merchantSurveys');
  const page = usePage();
  const { api } = page;
  const keep = useKeepRecord<SurveySet>(({ SetId }) => surveyQuery(page, SetId), [...SURVEYS, 'list']);
  const { SetId: setId, State, Version, VersionNo } = set;
  const isClosed = State === 'closed';
  return (
    <>
      {VersionNo > 0 && (
        <Button component={AppLink} to={`${surveyPath(setId)}/results`} variant="default" size="md">
          {t('results.title')}
        </Button>
      )}
      {mayWrite && (
        <ConfirmedButton
          label={t(isClosed ? 'reopen' : 'close')}
          ask={t(isClosed ? 'reopenAsk' : 'closeAsk')}
          text={t(isClosed ? 'reopenText' : 'closeText')}
          confirm={t(isClosed ? 'reopen' : 'close')}
          keep={t('keep')}
          work={async () => {
            const body = { Version, Closed: !isClosed };
            keep(
              await api.closeQuestionSet({ params: { setId }, body }),
              t(isClosed ? 'reopened' : 'closed'),
            );
          }}
        />
      )}
      {mayWrite && (State === 'draft' || State === 'changed') && (
        <ConfirmedButton
          variant="filled"
          label={t('publish')}
          ask={t('publishAsk')}
          text={t(VersionNo > 0 ? 'publishAgainText' : 'publishText')}
          confirm={t('publish')}
          keep={t('keep')}
          // What is not saved would not be asked.
          disabled={isDirty || set.Content.questions.length === 0}
          work={async () =>
            keep(await api.publishQuestionSet({ params: { setId }, body: { Version } }), t('published'))
          }
        />
      )}
    </>
  );
}
