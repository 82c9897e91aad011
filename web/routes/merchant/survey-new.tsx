import { useSearchParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { NewSurveyPage } from '../../features/merchant-surveys/survey-page.tsx';
import { surveyTypesQuery } from '../../features/merchant-surveys/surveys.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantSurveys', 'questions', ...HISTORY_TEXTS],
  page: 'surveys',
  search: { uncached: ['kind'] },
  queries: (page) => [need(surveyTypesQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/survey/new. */
export default function MerchantNewSurveyPage() {
  const [search] = useSearchParams();
  const kind = search.get('kind') === 'group' ? 'group' : 'survey';
  return <NewSurveyPage key={kind} kind={kind} />;
}
