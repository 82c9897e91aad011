import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SurveyList } from '../../features/merchant-surveys/survey-list.tsx';
import {
  readSurveyFilters,
  SURVEY_FILTER_NAMES,
  SURVEY_LIST,
  surveysQuery,
  surveyTypesQuery,
} from '../../features/merchant-surveys/surveys.queries.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'surveys',
  messages: ['merchant', 'merchantSurveys'],
  page: 'surveys',
  search: { uncached: SURVEY_FILTER_NAMES },
  queries: ({ url, ...page }) => [
    need(surveyTypesQuery(page)),
    optional(needPages(surveysQuery(page, readSurveyFilters(url.searchParams)))),
  ],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/survey. */
export default function MerchantSurveysPage() {
  const t = useTranslations('merchantSurveys');
  const { Rights, Pages } = useStaff();
  const { data } = useSuspenseQuery(surveyTypesQuery(usePage()));
  return (
    <Stack>
      <PageHead
        title={t('title')}
        actions={
          <>
            {Pages.includes('customers') && data.Kinds.includes('survey') && (
              <Button component={AppLink} to="/merchant/customer?order=list" variant="default" size="md">
                {t('visit.choose')}
              </Button>
            )}
            {Rights.includes('manageSurveys') &&
              data.Kinds.map((kind) => (
                <Button key={kind} component={AppLink} to={`${SURVEY_LIST}/new?kind=${kind}`} size="md">
                  {t(`add.${kind}`)}
                </Button>
              ))}
          </>
        }
      />
      <SurveyList />
    </Stack>
  );
}
