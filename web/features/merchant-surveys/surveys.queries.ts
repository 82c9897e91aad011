/** What staff ask buyers and on visits, and what came of it. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { setKinds } from '#domain/questions/questions.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import { oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';
import type { CustomerKey } from '../merchant-customers/customer-path.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type SurveySet = CallAnswer<'questionSet'>;
export type SurveyRow = CallAnswer<'questionSets'>['Data'][number];
export type SurveyResults = CallAnswer<'surveyResults'>;
export type VisitSurvey = CallAnswer<'customerSurveys'>['Data'][number];

export const SURVEYS = ['staff', 'surveys'] as const;
export const SURVEY_LIST = '/merchant/survey';
export const surveyPath = (setId: string): string => `${SURVEY_LIST}/${encodeURIComponent(setId)}`;
export const visitPath = ({ code, saleUnit }: CustomerKey): string =>
  `/merchant/customer/${encodeURIComponent(code)}/${encodeURIComponent(saleUnit)}/survey`;

export const SURVEY_STATES = ['draft', 'published', 'changed', 'closed'] as const;
const FILTERS = { text: typed(), kind: oneOf(setKinds), state: oneOf(SURVEY_STATES) };
export const SURVEY_FILTER_NAMES = Object.keys(FILTERS);
export const readSurveyFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

export function surveysQuery({ api, locale }: Asker, filters: FiltersOf<typeof FILTERS>) {
  return pagedQuery([...SURVEYS, 'list', locale, filters], (part) =>
    api.questionSets({ query: { ...filters, ...part } }),
  );
}

export function surveyQuery({ api, locale }: Asker, setId: string) {
  return queryOptions({
    queryKey: [...SURVEYS, 'one', locale, setId],
    queryFn: () => api.questionSet({ params: { setId } }),
    staleTime: 0,
  });
}

export function surveyTypesQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...SURVEYS, 'types', locale],
    queryFn: () => api.surveyTypes(),
    staleTime: 60_000,
  });
}

export type ResultFilters = { dateStart?: string; dateEnd?: string; saleUnit?: string };

export function surveyResultsQuery({ api, locale }: Asker, setId: string, filters: ResultFilters) {
  return queryOptions({
    queryKey: [...SURVEYS, 'results', locale, setId, filters],
    queryFn: () => api.surveyResults({ params: { setId }, query: filters }),
    staleTime: 0,
  });
}

type Texts = { setId: string; question: string; filters: ResultFilters };

export function surveyTextsQuery({ api }: Asker, { setId, question, filters }: Texts) {
  return infiniteQueryOptions({
    queryKey: [...SURVEYS, 'texts', setId, question, filters],
    queryFn: ({ pageParam }) =>
      api.surveyTexts({ params: { setId }, query: { ...filters, question, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });
}

export function visitQuery({ api }: Asker, { code, saleUnit }: CustomerKey) {
  return queryOptions({
    queryKey: [...SURVEYS, 'visit', code, saleUnit],
    queryFn: () => api.customerSurveys({ params: { code, saleUnit } }),
    staleTime: 0,
  });
}
