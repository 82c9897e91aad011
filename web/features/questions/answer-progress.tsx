import { useId } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import classes from './questions.module.css';

/** How many of the questions that are asked have an answer. */
export function AnswerProgress({ answered, asked }: { answered: number; asked: number }) {
  const t = useTranslations('questions');
  const id = useId();
  return (
    <div className={classes.progress}>
      <label htmlFor={id}>{t('progress', { answered: String(answered), asked: String(asked) })}</label>
      <progress id={id} value={answered} max={Math.max(1, asked)} />
    </div>
  );
}
