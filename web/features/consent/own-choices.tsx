import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { chosenPurposeNames, isNotice, type ConsentPurposeName } from '#domain/consent/purposes.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { PlainButton } from '../../ui/form/plain-button.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import classes from './consent-choices.module.css';
import { consentPurposesQuery, ownConsentsQuery, type StandingConsent } from './consents.queries.ts';
import { useAnswerConsents, type Answers } from './use-answer-consents.ts';

/** What a customer is asked, one by one or all at once; each answer is saved as it is chosen. */
export function OwnChoices() {
  const t = useTranslations('consents');
  const page = usePage();
  const { data: purposes } = useSuspenseQuery(consentPurposesQuery(page));
  const { data: own, isError, refetch } = useQuery(ownConsentsQuery(page));
  const { mutate, isPending, variables } = useAnswerConsents();
  const stateOf = useStateWords();
  const chosen = purposes.filter(({ Purpose }) => chosenPurposeNames.includes(Purpose));
  const standing = new Map(own?.Data.map((one) => [one.Purpose, one]));
  const sent = new Map(isPending ? variables.map((one) => [one.Purpose, one.Type]) : []);
  const answerOf = (name: ConsentPurposeName) => sent.get(name) ?? standing.get(name)?.Type ?? undefined;
  const all = (Type: boolean): Answers => chosen.map(({ Purpose, Version }) => ({ Purpose, Type, Version }));
  if (isError)
    return (
      <Note tone="error" title={t('failed')} live>
        <PlainButton variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </PlainButton>
      </Note>
    );
  return (
    <div className={classes.choices}>
      {chosen.map((purpose) => (
        <ConsentChoice
          key={purpose.Purpose}
          purpose={purpose}
          chosen={answerOf(purpose.Purpose)}
          state={own ? stateOf(standing.get(purpose.Purpose)) : ''}
          isChanged={standing.get(purpose.Purpose)?.AskAgain ?? false}
          disabled={!own}
          onChoose={(Type) => mutate([{ Purpose: purpose.Purpose, Type, Version: purpose.Version }])}
        />
      ))}
      <div className={classes.all}>
        {[false, true].map((isGiven) => (
          <PlainButton
            key={String(isGiven)}
            variant="default"
            disabled={!own}
            onClick={() => mutate(all(isGiven))}
          >
            {t(isGiven ? 'agreeAll' : 'refuseAll')}
          </PlainButton>
        ))}
      </div>
    </div>
  );
}

/** That the notice was read, or the button that says so. */
export function NoticeRead() {
  const t = useTranslations('consents');
  const page = usePage();
  const { data: purposes } = useSuspenseQuery(consentPurposesQuery(page));
  const { data: own } = useQuery(ownConsentsQuery(page));
  const { mutate, isPending } = useAnswerConsents();
  const notice = own?.Data.find(({ Purpose }) => isNotice(Purpose));
  const asked = purposes.find(({ Purpose }) => isNotice(Purpose));
  if (!notice || !asked) return null;
  if (notice.Type && !notice.AskAgain && notice.At !== null)
    return (
      <p className={classes.state}>
        {t('notice.readAt', { date: formatDate(new Date(notice.At), page.locale) })}
      </p>
    );
  return (
    <div>
      <PlainButton
        disabled={isPending}
        onClick={() => mutate([{ Purpose: asked.Purpose, Type: true, Version: asked.Version }])}
      >
        {t('notice.read')}
      </PlainButton>
    </div>
  );
}

function useStateWords(): (standing: StandingConsent | undefined) => string {
  const t = useTranslations('consents');
  const { locale } = usePage();
  return (standing) => {
    if (!standing || standing.At === null) return t('unanswered');
    const date = formatDate(new Date(standing.At), locale);
    return t(standing.Type ? 'agreedAt' : 'refusedAt', { date });
  };
}
