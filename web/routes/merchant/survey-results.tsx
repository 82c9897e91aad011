import { useParams } from 'react-router';
import {
  readSurveyResultFilters,
  SURVEY_RESULT_FILTERS,
  SurveyResults,
} from '../../features/merchant-surveys/survey-results.tsx';
import { surveyResultsQuery, surveyTypesQuery } from '../../features/merchant-surveys/surveys.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'setId'>({
  messages: ['merchant', 'merchantSurveys'],
  page: 'surveys',
  search: { uncached: SURVEY_RESULT_FILTERS },
  queries: ({ params, url, ...page }) => [
    need(surveyResultsQuery(page, params.setId, readSurveyResultFilters(url.searchParams))),
    optional(need(surveyTypesQuery(page))),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/survey/{id}/results. */
export default function MerchantSurveyResultsPage() {
  const { setId = '' } = useParams();
  return <SurveyResults setId={setId} />;
}
