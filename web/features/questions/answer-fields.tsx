import { useId } from 'react';
import { askedOf, choicesOf, wordsIn, type Answer, type Question } from '#domain/questions/questions.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { TextAreaField, TextField } from '../../ui/form/field.tsx';
import { answersOf, type Typed } from './typed-answers.ts';
import classes from './questions.module.css';

type Props = {
  questions: readonly Question[];
  typed: Typed;
  errors: Readonly<Record<string, string | undefined>>;
  onAnswer: (id: string, value: Answer) => void;
};

/** The questions that are asked with what is answered so far, each with its field. */
export function AnswerFields({ questions, typed, errors, onAnswer }: Props) {
  const asked = askedOf(questions, answersOf(questions, typed));
  return (
    <ol className={classes.questions}>
      {asked.map((question) => (
        <li key={question.id}>
          <Field
            question={question}
            value={typed[question.id]}
            error={errors[question.id]}
            onAnswer={(value) => onAnswer(question.id, value)}
          />
        </li>
      ))}
    </ol>
  );
}

type FieldProps = {
  question: Question;
  value: Answer | undefined;
  error: string | undefined;
  onAnswer: (value: Answer) => void;
};

function Field({ question, value, error, onAnswer }: FieldProps) {
  const label = <Label question={question} />;
  const text = typeof value === 'string' ? value : '';
  const field = {
    name: question.id,
    label,
    error,
    value: text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onAnswer(currentTarget.value),
  };
  if (choicesOf(question).length > 0)
    return <Choices question={question} value={value} error={error} onAnswer={onAnswer} />;
  if (question.kind === 'number')
    return <TextField {...field} inputMode="decimal" autoComplete="off" maxLength={16} />;
  if (question.kind === 'date') return <TextField {...field} type="date" />;
  return <TextAreaField {...field} rows={3} maxLength={1000} />;
}

function Label({ question }: { question: Question }) {
  const t = useTranslations('questions');
  const { locale } = usePage();
  return (
    <>
      <UserText>{wordsIn(question, locale)}</UserText>
      {!question.required && <span className={classes.optional}> {t('optional')}</span>}
    </>
  );
}

/** A box or a button for each answer, with the whole row to touch. */
function Choices({ question, value, error, onAnswer }: FieldProps) {
  const id = useId();
  const t = useTranslations('questions');
  const { locale } = usePage();
  const { kind, options } = question;
  const isSeveral = kind === 'several';
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const words = (choice: string): string => {
    if (kind === 'yesNo') return t(choice === 'yes' ? 'yes' : 'no');
    if (kind === 'rating') return t('stars', { count: Number(choice) });
    const option = options.find((one) => one.id === choice);
    return option ? wordsIn(option, locale) : choice;
  };
  const answerOf = (choice: string): Answer => {
    if (kind === 'yesNo') return choice === 'yes';
    return kind === 'rating' ? Number(choice) : choice;
  };
  const toggled = (choice: string, isOn: boolean): Answer =>
    isOn ? [...chosen, choice] : chosen.filter((one) => one !== choice);
  return (
    <fieldset
      className={classes.choices}
      data-invalid={error !== undefined || undefined}
      data-kind={kind}
      aria-describedby={error === undefined ? undefined : `${id}-wrong`}
    >
      <legend>
        <Label question={question} />
      </legend>
      <div className={classes.rows}>
        {choicesOf(question).map((choice) => (
          <label key={choice} className={classes.choice}>
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              name={`${id}-${question.id}`}
              checked={isSeveral ? chosen.includes(choice) : value === answerOf(choice)}
              aria-invalid={error !== undefined || undefined}
              onChange={({ currentTarget }) =>
                onAnswer(isSeveral ? toggled(choice, currentTarget.checked) : answerOf(choice))
              }
            />
            <UserText>{words(choice)}</UserText>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-wrong`} className={classes.wrong} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
