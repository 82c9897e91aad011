import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { setKinds } from '#domain/questions/questions.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconSurveys } from '../../merchant-ui/icons.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { ExportList } from '../runs/export-list.tsx';
import { SurveyState } from './survey-state.tsx';
import {
  readSurveyFilters,
  SURVEY_STATES,
  surveyPath,
  surveysQuery,
  type SurveyRow,
} from './surveys.queries.ts';

const pathOf = ({ SetId }: SurveyRow): string => surveyPath(SetId);

/** Surveys and groups of questions, the newest first. */
export function SurveyList() {
  const t = useTranslations('merchantSurveys');
  const page = usePage();
  const [search] = useSearchParams();
  const filters = useMemo(() => readSurveyFilters(search), [search]);
  return (
    <FilteredTable
      list="surveys"
      tools={<ExportList list="surveys" filters={filters} />}
      label={t('title')}
      query={surveysQuery(page, filters)}
      keyOf={({ SetId }) => SetId}
      nameOf={({ Name }) => Name}
      pathOf={pathOf}
      menuOf={(one) => [
        { label: t('open'), to: pathOf(one) },
        ...(one.VersionNo > 0 ? [{ label: t('results.title'), to: `${pathOf(one)}/results` }] : []),
      ]}
      columns={useColumns()}
      filters={[
        { kind: 'text', name: 'text', label: t('text') },
        {
          kind: 'choice',
          name: 'kind',
          label: t('kind'),
          all: t('allKinds'),
          options: setKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          all: t('allStates'),
          options: SURVEY_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      empty={{
        icon: <IconSurveys size={32} />,
        none: t('none'),
        noneFound: t('noneFound'),
        showAll: t('showAll'),
      }}
    />
  );
}

function useColumns(): readonly Column<SurveyRow>[] {
  const t = useTranslations('merchantSurveys');
  return [
    {
      id: 'name',
      label: t('name'),
      shown: 'always',
      phone: 'head',
      cell: ({ Name }) => <UserText>{Name}</UserText>,
    },
    { id: 'kind', label: t('kind'), cell: ({ Kind }) => t(`kinds.${Kind}`) },
    { id: 'state', label: t('state'), phone: 'side', cell: ({ State }) => <SurveyState state={State} /> },
    { id: 'questions', label: t('questions'), numeric: true, cell: ({ Questions }) => String(Questions) },
  ];
}
