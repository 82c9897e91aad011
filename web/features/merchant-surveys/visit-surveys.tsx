import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { introIn, nameIn } from '#domain/questions/questions.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { usePeriod } from '../../merchant-ui/use-period.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { NextCustomer } from '../acting/next-customer.tsx';
import { customerPath, type CustomerKey } from '../merchant-customers/customer-path.ts';
import { AnswerForm } from '../questions/answer-form.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { SURVEYS, visitPath, visitQuery, type VisitSurvey } from './surveys.queries.ts';
import classes from './merchant-surveys.module.css';

const contentOf = (survey: VisitSurvey) => ({ ...survey, customerTypes: [] });

/** The surveys for a customer who is visited, or the one that is answered. */
export function VisitSurveys({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantSurveys.visit');
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(visitQuery(usePage(), customer));
  const open = data.Data.find(({ SetId }) => SetId === search.get('survey'));
  return (
    <DetailPage
      title={t('title')}
      facts={<UserText>{data.CUSTOMERNAME}</UserText>}
      back={
        open
          ? { to: visitPath(customer), label: t('title') }
          : { to: customerPath(customer), label: t('customer') }
      }
      // Who has answered one goes on.
      actions={!open && data.Data.some(({ Today }) => Today) && <NextCustomer code={customer.code} />}
    >
      {open ? (
        <Answering key={`${open.SetId}-${open.VersionNo}`} customer={customer} survey={open} />
      ) : (
        <Choice customer={customer} surveys={data.Data} />
      )}
    </DetailPage>
  );
}

function Choice({ customer, surveys }: { customer: CustomerKey; surveys: readonly VisitSurvey[] }) {
  const t = useTranslations('merchantSurveys.visit');
  const { locale } = usePage();
  const period = usePeriod();
  if (surveys.length === 0) return <Note tone="info" title={t('none')} />;
  return (
    <ul className={classes.visits}>
      {surveys.map((survey) => (
        <li key={survey.SetId}>
          <AppLink className={classes.visit} to={`${visitPath(customer)}?survey=${survey.SetId}`}>
            <span className={classes.name}>
              <UserText>{nameIn(contentOf(survey), locale)}</UserText>
            </span>
            <span className={classes.small}>
              {survey.LastDay === null ? (
                t('never')
              ) : (
                <>
                  {survey.Today ? t('today') : t('last', { day: period(survey.LastDay) })} ·{' '}
                  <UserText>{survey.LastBy}</UserText>
                </>
              )}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Answering({ customer, survey }: { customer: CustomerKey; survey: VisitSurvey }) {
  const t = useTranslations('merchantSurveys.visit');
  const { api, bootstrap, locale, staff } = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const tellError = useTellError();
  const { SetId, VersionNo, Today, questions } = survey;
  const name = nameIn(contentOf(survey), locale);
  const intro = introIn(contentOf(survey), locale);
  const readAnew = () => void client.invalidateQueries({ queryKey: SURVEYS });
  return (
    <Panel title={name}>
      {intro !== '' && (
        <p>
          <UserText>{intro}</UserText>
        </p>
      )}
      {Today && <Note tone="info" title={t('again')} />}
      <AnswerForm
        label={name}
        submit={t('send')}
        draft={`${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${staff?.user().userid ?? ''}-visit-${customer.code}-${SetId}`}
        questions={questions}
        stored={Today ?? {}}
        isPart={false}
        send={async (Answers) => {
          await api.answerSurvey({ params: customer, body: { SetId, VersionNo, Answers } });
          readAnew();
          showToast({ kind: 'success', message: t('sent'), milliseconds: TOAST_MS.other });
          await navigate(localePath(locale, visitPath(customer)));
        }}
        onError={(error) => {
          tellError(error);
          if (isApiError(error) && error.answer.code === 'QUESTIONS_CHANGED') readAnew();
        }}
      />
    </Panel>
  );
}
