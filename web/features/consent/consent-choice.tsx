import { useId } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import classes from './consent-choices.module.css';
import type { AskedPurpose } from './consents.queries.ts';

type Props = {
  purpose: AskedPurpose;
  /** Undefined: not answered. */
  chosen: boolean | undefined;
  onChoose: (isGiven: boolean) => void;
  /** What is said of the answer. */
  state?: string;
  isChanged?: boolean;
  disabled?: boolean;
};

/** One purpose with its two answers, of the same size and look. */
export function ConsentChoice({ purpose, chosen, onChoose, state, isChanged = false, disabled }: Props) {
  const t = useTranslations('consents');
  const id = useId();
  const { Title, Statement, Documents } = purpose;
  const document = Documents[0];
  const said = isChanged ? t('changed') : state;
  return (
    <fieldset
      className={classes.choice}
      disabled={disabled}
      aria-describedby={said === undefined ? id : `${id} ${id}-state`}
    >
      <legend className={classes.name}>{Title}</legend>
      <p id={id}>
        {Statement}{' '}
        {document && (
          <AppLink to={`/contents/${document.Code}`} className={classes.link}>
            {t('details')}
            <span className="hidden-visually">{`: ${document.Title}`}</span>
          </AppLink>
        )}
      </p>
      <div className={classes.answers}>
        {([false, true] as const).map((isGiven) => (
          <label key={String(isGiven)} className={classes.answer}>
            <input
              type="radio"
              name={`consent-${purpose.Purpose}`}
              checked={chosen === isGiven}
              onChange={() => onChoose(isGiven)}
            />
            {t(isGiven ? 'agree' : 'refuse')}
          </label>
        ))}
      </div>
      {said !== undefined && (
        <p id={`${id}-state`} className={classes.state}>
          {said}
        </p>
      )}
    </fieldset>
  );
}
