import { hasQuestions } from '../../features/own-profile/profile-pages.ts';
import { QuestionGroups } from '../../features/questions/question-groups.tsx';
import { questionGroupsQuery } from '../../features/questions/questions.queries.ts';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['questions'],
  access: 'customer',
  search: { uncached: ['group'] },
  queries: (page) => (page.config.get('GROUP_QA_ENABLED') ? [optional(need(questionGroupsQuery(page)))] : []),
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/groupQA (R-27f). */
export default function ProfileQuestions() {
  const t = useTranslations('questions');
  const { config } = usePage();
  const { acting } = useVisitor();
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      {hasQuestions({ config, acting }) ? (
        <QuestionGroups />
      ) : (
        <Note tone="info" title={t(acting ? 'acting' : 'closed')} />
      )}
    </Stack>
  );
}
