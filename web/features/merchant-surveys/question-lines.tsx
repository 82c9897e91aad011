import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { MOST_QUESTIONS } from '#domain/questions/questions.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { IconMoveDown, IconMoveUp } from '../../merchant-ui/icons.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { IconClose } from '../../ui/theme/icons.ts';
import { QuestionFields } from './question-fields.tsx';
import { blankQuestion, type SurveyValues } from './survey-values.ts';
import classes from './merchant-surveys.module.css';

type Props = {
  form: RecordForm<SurveyValues>;
  /** The ids of questions that were published. */
  published: readonly string[];
};

/** The questions in their order, which buttons change. What is added or moved keeps the focus. */
export function QuestionLines({ form, published }: Props) {
  const t = useTranslations('merchantSurveys.lines');
  const box = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  /** Where the keyboard goes after a change: the first field of a question, or a button of it. */
  const [focus, setFocus] = useState<{ at: number; on: 'field' | 'up' | 'down' }>();
  const { questions } = form.values;
  useEffect(() => {
    if (!focus) return;
    const line = box.current?.querySelectorAll<HTMLElement>('[data-question]')[focus.at];
    const wanted = focus.on === 'field' ? 'input, textarea' : `[data-move=${focus.on}]:not(:disabled)`;
    const target =
      line?.querySelector<HTMLElement>(wanted) ??
      line?.querySelector<HTMLElement>('[data-move]:not(:disabled)') ??
      box.current?.querySelector<HTMLElement>('[data-add]');
    target?.focus();
  }, [focus]);
  const move = (from: number, on: 'up' | 'down'): void => {
    const to = on === 'up' ? from - 1 : from + 1;
    form.form.reorderListItem('questions', { from, to });
    setSaid(t('moved', { place: String(to + 1) }));
    setFocus({ at: to, on });
  };
  const remove = (at: number): void => {
    form.form.removeListItem('questions', at);
    setSaid(t('removed', { place: String(at + 1) }));
    setFocus({ at: Math.min(at, questions.length - 2), on: 'field' });
  };
  return (
    <section ref={box} className={classes.lines} aria-label={t('title')} data-called={t('title')}>
      {questions.map((question, at) => {
        const place = String(at + 1);
        return (
          <div key={question.id} data-question>
            <Panel
              title={t('one', { place })}
              action={
                <span className={classes.tools}>
                  <ActionIcon
                    size={40}
                    variant="subtle"
                    color="gray"
                    data-move="up"
                    disabled={at === 0}
                    aria-label={t('up', { place })}
                    onClick={() => move(at, 'up')}
                  >
                    <IconMoveUp size={18} />
                  </ActionIcon>
                  <ActionIcon
                    size={40}
                    variant="subtle"
                    color="gray"
                    data-move="down"
                    disabled={at === questions.length - 1}
                    aria-label={t('down', { place })}
                    onClick={() => move(at, 'down')}
                  >
                    <IconMoveDown size={18} />
                  </ActionIcon>
                  <ActionIcon
                    size={40}
                    variant="subtle"
                    color="gray"
                    aria-label={t('remove', { place })}
                    onClick={() => remove(at)}
                  >
                    <IconClose size={18} />
                  </ActionIcon>
                </span>
              }
            >
              <QuestionFields form={form} at={at} isPublished={published.includes(question.id)} />
            </Panel>
          </div>
        );
      })}
      {questions.length === 0 && <p>{t('none')}</p>}
      <div>
        <Button
          data-add
          data-field="questions"
          variant="default"
          size="md"
          disabled={questions.length >= MOST_QUESTIONS}
          onClick={() => {
            form.form.insertListItem('questions', blankQuestion());
            setFocus({ at: questions.length, on: 'field' });
          }}
        >
          {t('add')}
        </Button>
      </div>
      <output className="hidden-visually">{said}</output>
    </section>
  );
}
