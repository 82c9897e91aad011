import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { chosenPurposeNames, isNotice } from '#domain/consent/purposes.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { ConsentChoice } from '../consent/consent-choice.tsx';
import classes from '../consent/consent-choices.module.css';
import { consentPurposesQuery, type AskedPurpose } from '../consent/consents.queries.ts';
import type { Answers } from '../consent/use-answer-consents.ts';
import own from './register-details.module.css';

export type ConsentsChosen = Readonly<Record<string, boolean>>;

/** The purposes that a newcomer is asked, once they are known. */
export function useAskedPurposes(): readonly AskedPurpose[] {
  const { data = [] } = useQuery(consentPurposesQuery(usePage()));
  return data;
}

/** What is sent with the form: the notice that stands above its button, and what was chosen. */
export const answersOf = (purposes: readonly AskedPurpose[], chosen: ConsentsChosen): Answers =>
  purposes.flatMap(({ Purpose, Version }) => {
    const Type = isNotice(Purpose) || chosen[Purpose];
    return Type === undefined ? [] : [{ Purpose, Type, Version }];
  });

type Props = {
  purposes: readonly AskedPurpose[];
  chosen: ConsentsChosen;
  onChoose: (chosen: ConsentsChosen) => void;
};

/** Offers by each way, none chosen beforehand; the form can be sent without. */
export function ConsentFields({ purposes, chosen, onChoose }: Props) {
  const t = useTranslations('registration');
  const asked = purposes.filter(({ Purpose }) => chosenPurposeNames.includes(Purpose));
  if (asked.length === 0) return null;
  return (
    <section className={classes.choices} aria-labelledby="register-consents">
      <div>
        <h2 id="register-consents" className={own.heading}>
          {t('consents')}
        </h2>
        <p className={own.address}>{t('consentsHint')}</p>
      </div>
      {asked.map((purpose) => (
        <ConsentChoice
          key={purpose.Purpose}
          purpose={purpose}
          chosen={chosen[purpose.Purpose]}
          onChoose={(isGiven) => onChoose({ ...chosen, [purpose.Purpose]: isGiven })}
        />
      ))}
      <p>{t.rich('notice', { notice: linkTo('/contents/pdpa'), privacy: linkTo('/contents/privacy') })}</p>
    </section>
  );
}

const linkTo = (to: string) => (words: ReactNode) => (
  <AppLink to={to} className={classes.link} target="_blank">
    {words}
  </AppLink>
);
