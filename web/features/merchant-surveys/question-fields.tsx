import { choicesOf, MOST_OPTIONS, questionKinds, wordsIn } from '#domain/questions/questions.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormLines } from '../../merchant-ui/form/form-lines.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { blankOption, decidersOf, type QuestionValues, type SurveyValues } from './survey-values.ts';
import classes from './merchant-surveys.module.css';

type Props = {
  form: RecordForm<SurveyValues>;
  at: number;
  /** It keeps its kind then. */
  isPublished: boolean;
};

/** What is asked, what can be answered, and when it is asked. */
export function QuestionFields({ form, at, isPublished }: Props) {
  const t = useTranslations('merchantSurveys.lines');
  const question = form.values.questions[at];
  if (!question) return null;
  const path = `questions.${at}`;
  const { kind } = question;
  return (
    <div className={classes.fields}>
      <TextField {...form.field(`${path}.th`)} lang="th" label={t('th')} autoComplete="off" maxLength={300} />
      <TextField {...form.field(`${path}.en`)} lang="en" label={t('en')} autoComplete="off" maxLength={300} />
      <SelectField
        {...form.field(`${path}.kind`)}
        label={t('kind')}
        description={isPublished ? t('kindFixed') : undefined}
        disabled={isPublished}
        data={questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <CheckRow {...form.check(`${path}.required`)}>{t('required')}</CheckRow>
      {kind === 'number' && (
        <>
          <TextField {...form.field(`${path}.least`)} label={t('least')} inputMode="decimal" maxLength={14} />
          <TextField {...form.field(`${path}.most`)} label={t('most')} inputMode="decimal" maxLength={14} />
        </>
      )}
      {(kind === 'one' || kind === 'several') && (
        <FormLines
          form={form}
          path={`${path}.options`}
          label={t('options')}
          one={t('option')}
          blank={blankOption}
          most={MOST_OPTIONS}
        >
          {(line) => (
            <>
              <TextField
                {...form.field(`${line}.th`)}
                lang="th"
                label={t('optionTh')}
                autoComplete="off"
                maxLength={100}
              />
              <TextField
                {...form.field(`${line}.en`)}
                lang="en"
                label={t('optionEn')}
                autoComplete="off"
                maxLength={100}
              />
            </>
          )}
        </FormLines>
      )}
      <Condition form={form} at={at} question={question} />
    </div>
  );
}

/** Whether the question is asked always, or only after certain answers to one before. */
function Condition({ form, at, question }: Pick<Props, 'form' | 'at'> & { question: QuestionValues }) {
  const t = useTranslations('merchantSurveys.lines');
  const words = useTranslations('questions');
  const { locale } = usePage();
  const path = `questions.${at}`;
  const { whenQuestion, whenIs } = question;
  const deciders = decidersOf(form.values.questions, at);
  if (deciders.length === 0 && whenQuestion === '') return null;
  const deciding = deciders.find(({ id }) => id === whenQuestion);
  const placeOf = (id: string): string => String(form.values.questions.findIndex((one) => one.id === id) + 1);
  const wordOf = (choice: string): string => {
    if (deciding?.kind === 'yesNo') return words(choice === 'yes' ? 'yes' : 'no');
    if (deciding?.kind === 'rating') return words('stars', { count: Number(choice) });
    const option = deciding?.options.find(({ id }) => id === choice);
    return option ? wordsIn(option, locale) : choice;
  };
  const { error } = form.field(`${path}.whenIs`);
  return (
    <div className={classes.when} data-wide>
      <SelectField
        name={`${path}.whenQuestion`}
        label={t('when')}
        value={whenQuestion}
        error={deciding ? undefined : error}
        onChange={({ currentTarget }) => {
          form.set(`${path}.whenQuestion`, currentTarget.value);
          form.set(`${path}.whenIs`, []);
        }}
        data={[
          { value: '', label: t('always') },
          ...deciders.map((one) => ({
            value: one.id,
            label: t('after', { place: placeOf(one.id), words: wordsIn(one, locale) }),
          })),
          // It went behind this one, or away.
          ...(whenQuestion !== '' && !deciding ? [{ value: whenQuestion, label: t('gone') }] : []),
        ]}
      />
      {deciding && (
        <fieldset className={classes.answers} data-invalid={error !== undefined || undefined}>
          <legend>{t('is')}</legend>
          {choicesOf(deciding).map((choice) => (
            <CheckRow
              key={choice}
              name={`${path}.whenIs`}
              checked={whenIs.includes(choice)}
              aria-invalid={error !== undefined || undefined}
              onChange={({ currentTarget }) =>
                form.set(
                  `${path}.whenIs`,
                  currentTarget.checked ? [...whenIs, choice] : whenIs.filter((one) => one !== choice),
                )
              }
            >
              <UserText>{wordOf(choice)}</UserText>
            </CheckRow>
          ))}
          {error !== undefined && (
            <p className={classes.wrong} role="alert">
              {error}
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}
