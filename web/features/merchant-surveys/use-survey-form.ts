import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SetKind } from '#domain/questions/questions.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { inWords, useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import {
  contentOf,
  EMPTY_SURVEY,
  fieldOf,
  newSetId,
  surveyMistakes,
  valuesOf,
  type SurveyValues,
} from './survey-values.ts';
import { surveyPath, surveyQuery, SURVEYS, surveyTypesQuery, type SurveySet } from './surveys.queries.ts';

/** Questions that are being written: of a set that is there, or of a new one of this kind. */
export function useSurveyForm({ set, kind }: { set?: SurveySet; kind: SetKind }): RecordForm<SurveyValues> {
  const t = useTranslations('merchantSurveys');
  const page = usePage();
  const { api, locale } = page;
  const navigate = useNavigate();
  // Sent twice it is one.
  const [newId] = useState(newSetId);
  return useStoredRecord<SurveyValues, SurveySet>({
    record: ['questions', set?.SetId ?? kind],
    stored: set,
    empty: EMPTY_SURVEY,
    valuesOf: ({ Content }) => valuesOf(Content),
    validate: (values) =>
      inWords(
        surveyMistakes(values, set?.Content.questions.filter(({ id }) => set.Published.includes(id)) ?? []),
        (wrong) => t(`wrong.${wrong}`),
      ),
    pathOf: fieldOf,
    queryOf: ({ SetId }) => surveyQuery(page, SetId),
    lists: [...SURVEYS, 'list'],
    save: (values, Version) => {
      const Content = contentOf(values);
      return set
        ? api.saveQuestionSet({ params: { setId: set.SetId }, body: { Content, Version } })
        : api.addQuestionSet({ body: { SetId: newId, Kind: kind, Content } });
    },
    told: () => t('saved'),
    after: set ? undefined : ({ SetId }) => navigate(localePath(locale, surveyPath(SetId))),
    conflict: {
      code: 'SURVEY_CHANGED',
      read: () => api.questionSet({ params: { setId: set?.SetId ?? newId } }),
    },
    onError: useTellError(),
  });
}

export const useSurveyTypes = () => useSuspenseQuery(surveyTypesQuery(usePage())).data;
