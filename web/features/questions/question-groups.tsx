import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { QuestionGroup } from '#contract/questions.schemas.ts';
import { isApiError } from '#contract/client.ts';
import { introIn, nameIn } from '#domain/questions/questions.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerProgress } from './answer-progress.tsx';
import { groupPath, GROUPS, questionGroupsQuery } from './questions.queries.ts';
import classes from './questions.module.css';

const contentOf = (group: QuestionGroup) => ({ ...group, customerTypes: [] });

/** What the shop asks this customer: the groups with how far each is, or the questions of one. */
export function QuestionGroups() {
  const t = useTranslations('questions');
  const [search] = useSearchParams();
  const { data: groups, isError, refetch } = useQuery(questionGroupsQuery(usePage()));
  if (isError)
    return (
      <Note tone="error" title={t('failed')} live>
        <Button variant="default" size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Note>
    );
  if (!groups) return <LoadingState />;
  const open = groups.find(({ SetId }) => SetId === search.get('group'));
  // Another version asks other questions; what was typed is kept under the group.
  return open ? <Group key={`${open.SetId}-${open.VersionNo}`} group={open} /> : <List groups={groups} />;
}

function List({ groups }: { groups: readonly QuestionGroup[] }) {
  const t = useTranslations('questions');
  const { locale } = usePage();
  if (groups.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <p>{t('why')}</p>
      <ul className={classes.groups}>
        {groups.map((group) => (
          <li key={group.SetId}>
            <AppLink to={groupPath(group.SetId)} className={classes.group}>
              <span className={classes.name}>
                <UserText>{nameIn(contentOf(group), locale)}</UserText>
              </span>
              <AnswerProgress answered={group.Answered} asked={group.Asked} />
              <span className={classes.small}>{t(stateOf(group))}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const stateOf = ({ Answered, Complete }: QuestionGroup): 'complete' | 'begun' | 'notBegun' => {
  if (Answered === 0) return 'notBegun';
  return Complete ? 'complete' : 'begun';
};

function Group({ group }: { group: QuestionGroup }) {
  const t = useTranslations('questions');
  const page = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const tellError = useTellError();
  const { CUSTOMERCODE } = useVisitor();
  const { api, bootstrap, locale } = page;
  const { SetId, VersionNo, Answers, questions } = group;
  const name = nameIn(contentOf(group), locale);
  const intro = introIn(contentOf(group), locale);
  const query = questionGroupsQuery(page);
  return (
    <>
      <h2 className={classes.name}>
        <UserText>{name}</UserText>
      </h2>
      {intro !== '' && (
        <p className={classes.intro}>
          <UserText>{intro}</UserText>
        </p>
      )}
      <AnswerForm
        label={name}
        submit={t('save')}
        draft={`${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${CUSTOMERCODE}-answers-${SetId}`}
        questions={questions}
        stored={Answers}
        isPart
        send={async (given) => {
          const { data } = await api.answerQuestionGroup({ body: { SetId, VersionNo, Answers: given } });
          client.setQueryData(query.queryKey, data);
          const now = data.find((one) => one.SetId === SetId);
          showToast({
            kind: 'success',
            message: t(now?.Complete === true ? 'saved' : 'savedPart'),
            milliseconds: TOAST_MS.other,
          });
          await navigate(localePath(locale, GROUPS));
        }}
        onError={(error) => {
          tellError(error);
          if (isApiError(error) && error.answer.code === 'QUESTIONS_CHANGED')
            void client.invalidateQueries({ queryKey: query.queryKey });
        }}
      />
      <p>
        <AppLink to={GROUPS}>{t('back')}</AppLink>
      </p>
    </>
  );
}
