import { useTranslations } from '../../i18n/use-translations.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerProgress } from './answer-progress.tsx';
import { useAnswers } from './use-answers.ts';
import classes from './questions.module.css';

type Props = Parameters<typeof useAnswers>[0] & {
  label: string;
  submit: string;
};

/** Questions with their fields, how far one is, and the button in view. */
export function AnswerForm({ label, submit, ...options }: Props) {
  const t = useTranslations('questions');
  const { formRef, submit: send, isRestored, typed, errors, answer, progress, busy } = useAnswers(options);
  return (
    <form
      ref={formRef}
      className={classes.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isRestored && <Note tone="info" title={t('restored')} live />}
      <AnswerFields questions={options.questions} typed={typed} errors={errors} onAnswer={answer} />
      <div className={classes.bar}>
        <AnswerProgress answered={progress.answered} asked={progress.asked} />
        <SubmitButton loading={busy}>{submit}</SubmitButton>
      </div>
    </form>
  );
}
