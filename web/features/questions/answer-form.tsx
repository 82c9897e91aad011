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
  const form = useAnswers(options);
  return (
    <form
      ref={form.formRef}
      className={classes.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.isRestored && <Note tone="info" title={t('restored')} live />}
      <AnswerFields
        questions={options.questions}
        typed={form.typed}
        errors={form.errors}
        onAnswer={form.answer}
      />
      <div className={classes.bar}>
        <AnswerProgress answered={form.progress.answered} asked={form.progress.asked} />
        <SubmitButton loading={form.busy}>{submit}</SubmitButton>
      </div>
    </form>
  );
}
