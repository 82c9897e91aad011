import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { SurveyPage } from '../../features/merchant-surveys/survey-page.tsx';
import { surveyQuery, surveyTypesQuery } from '../../features/merchant-surveys/surveys.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'setId'>({
  messages: ['merchant', 'merchantSurveys', 'questions', ...HISTORY_TEXTS],
  page: 'surveys',
  queries: ({ params, ...page }) => [need(surveyQuery(page, params.setId)), need(surveyTypesQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/survey/{id}. */
export default function MerchantSurveyPage() {
  const { setId = '' } = useParams();
  return <SurveyPage key={setId} setId={setId} />;
}
