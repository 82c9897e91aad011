import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BarChart } from '../../merchant-ui/bar-chart.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { Figures } from '../../merchant-ui/figures.tsx';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { center, day, readFilters } from '../../merchant-ui/read-filters.ts';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePeriod } from '../../merchant-ui/use-period.ts';
import { useShortNumber } from '../../merchant-ui/use-short-number.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import {
  surveyPath,
  surveyResultsQuery,
  surveyTextsQuery,
  surveyTypesQuery,
  type ResultFilters,
  type SurveyResults as Results,
} from './surveys.queries.ts';
import classes from './merchant-surveys.module.css';

const FILTERS = { dateStart: day, dateEnd: day, saleUnit: center };
export const SURVEY_RESULT_FILTERS = Object.keys(FILTERS);
export const readSurveyResultFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

/** What was answered: how often, and each question by what was chosen or written. */
export function SurveyResults({ setId }: { setId: string }) {
  const t = useTranslations('merchantSurveys.results');
  const page = usePage();
  const [search] = useSearchParams();
  const filters = useMemo(() => readSurveyResultFilters(search), [search]);
  const { data, isError, refetch } = useQuery({
    ...surveyResultsQuery(page, setId, filters),
    placeholderData: keepPreviousData,
  });
  const { data: choices } = useQuery(surveyTypesQuery(page));
  const download = useMutation({
    mutationFn: () => page.api.surveyResultsTable({ params: { setId }, query: filters }),
    onSuccess: saveFile,
    onError: useTellError(),
    meta: { ownErrors: true },
  });
  return (
    <DetailPage
      title={t('title')}
      facts={data && <UserText>{data.Name}</UserText>}
      back={{ to: surveyPath(setId), label: t('back') }}
      actions={
        <Button variant="default" size="md" loading={download.isPending} onClick={() => download.mutate()}>
          {t('xlsx')}
        </Button>
      }
    >
      <FilterBar
        filters={[
          { kind: 'days', names: ['dateStart', 'dateEnd'], label: t('days') },
          {
            kind: 'choice',
            name: 'saleUnit',
            label: t('center'),
            all: t('allCenters'),
            options: (choices?.Centers ?? []).map(({ Code, Name }) => ({ value: Code, label: Name })),
          },
        ]}
      />
      {data && <Answered results={data} filters={filters} />}
      {!data && !isError && <LoadingState />}
      {!data && isError && (
        <EmptyState title={t('failed')}>
          <Button size="md" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      )}
    </DetailPage>
  );
}

function Answered({ results, filters }: { results: Results; filters: ResultFilters }) {
  const t = useTranslations('merchantSurveys.results');
  const period = usePeriod();
  const short = useShortNumber();
  const { Answers, Questions, Days, From, Until, SetId } = results;
  return (
    <>
      <Figures
        label={t('title')}
        figures={[
          { label: t('answers'), value: String(Answers), more: `${period(From)} – ${period(Until)}` },
        ]}
      />
      {Answers === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <div className={classes.results}>
          <Panel title={t('byDay')}>
            <BarChart
              label={t('byDay')}
              columns={[t('day'), t('answers')]}
              format={String}
              formatAxis={short}
              bars={Days.map((one) => ({
                key: one.Day,
                value: one.Answers,
                name: period(one.Day),
                text: String(one.Answers),
              }))}
            />
          </Panel>
          {Questions.map((question) => (
            <Panel key={question.Id} title={question.Name}>
              <p className={classes.small}>
                {t('answered', { count: String(question.Answered), of: String(Answers) })}
              </p>
              {question.Average !== null && (
                <p>
                  {t('numbers', {
                    average: question.Average,
                    least: question.Least ?? 0,
                    most: question.Most ?? 0,
                  })}
                </p>
              )}
              {question.Values.length > 0 && <Counts question={question} />}
              {(question.Kind === 'text' || question.Kind === 'date') && question.Answered > 0 && (
                <Texts setId={SetId} question={question.Id} filters={filters} />
              )}
            </Panel>
          ))}
        </div>
      )}
    </>
  );
}

function Counts({ question }: { question: Results['Questions'][number] }) {
  const t = useTranslations('merchantSurveys.results');
  const most = Math.max(1, question.Answered);
  return (
    <table className={classes.counts}>
      <caption className="hidden-visually">{question.Name}</caption>
      <tbody>
        {question.Values.map(({ Value, Name, Count }) => (
          <tr key={Value}>
            <th scope="row">
              <UserText>{question.Kind === 'rating' ? t('stars', { count: Number(Value) }) : Name}</UserText>
            </th>
            <td aria-hidden>
              <progress value={Count} max={most} />
            </td>
            <td>{t('share', { count: String(Count), percent: String(Math.round((Count / most) * 100)) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TextsProps = { setId: string; question: string; filters: ResultFilters };

/** What was written, a page at a time, once it is asked for. */
function Texts(props: TextsProps) {
  const t = useTranslations('merchantSurveys.results');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <TextPages {...props} />;
  return (
    <Button variant="default" size="md" onClick={() => setIsOpen(true)}>
      {t('texts')}
    </Button>
  );
}

function TextPages(props: TextsProps) {
  const t = useTranslations('merchantSurveys.results');
  const period = usePeriod();
  const { data, isError, hasNextPage, fetchNextPage, isFetching, refetch } = useInfiniteQuery(
    surveyTextsQuery(usePage(), props),
  );
  if (!data)
    return isError ? (
      <Button variant="default" size="md" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    ) : (
      <LoadingState />
    );
  return (
    <>
      <ul className={classes.texts}>
        {data.pages
          .flatMap(({ Data }) => Data)
          .map(({ Key, Day, Text }) => (
            <li key={Key}>
              <UserText>{Text}</UserText>
              <span className={classes.small}> · {period(Day)}</span>
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" size="md" loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
