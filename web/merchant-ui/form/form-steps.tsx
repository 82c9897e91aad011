import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { FormSection, type Section } from './form-section.tsx';
import classes from './record-form.module.css';
import type { Mistakes, RecordForm } from './use-record-form.ts';

type Props<Values> = {
  form: RecordForm<Values>;
  validate: (values: Values) => Mistakes;
  sections: readonly Section[];
};

const isIn = ({ fields }: Section, path: string): boolean => fields.includes(path.split('.')[0] ?? '');

/**
 * The sections one after the other: each is checked before the next. What the shop refuses leads back to the step of the first
 * wrong field. Every step stays in the page, so that nothing typed in it is lost.
 */
export function FormSteps<Values extends Record<string, unknown>>({
  form,
  validate,
  sections,
}: Props<Values>) {
  const t = useTranslations('merchant.form');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const { failures, formRef } = form;
  const wrong = Object.keys(form.form.errors);
  const firstWrong = sections.findIndex((section) => wrong.some((path) => isIn(section, path)));
  const [seen, setSeen] = useState(failures);
  // While drawing, so that the field is shown when the form moves the focus to it.
  if (failures !== seen) {
    setSeen(failures);
    if (firstWrong !== -1) setAt(firstWrong);
  }
  const goTo = (next: number): void => {
    const passed = sections.slice(0, next);
    const mistakes = Object.entries(validate(form.values)).filter(
      ([path, words]) => words !== undefined && passed.some((section) => isIn(section, path)),
    );
    form.form.setErrors(Object.fromEntries(mistakes));
    const stop = passed.findIndex((section) => mistakes.some(([path]) => isIn(section, path)));
    setAt(stop === -1 ? next : stop);
    setMoves((count) => count + 1);
  };
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves === 0) return;
    const isShown = (field: HTMLElement) => !field.closest('[hidden]');
    const fields = [...(formRef.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    (fields.find(isShown) ?? list.current?.querySelector<HTMLElement>('[aria-current]'))?.focus();
  }, [moves, formRef]);
  return (
    <>
      <ol ref={list} className={classes.steps}>
        {sections.map((section, place) => (
          <li key={section.title}>
            <button
              type="button"
              className={classes.step}
              aria-current={place === at ? 'step' : undefined}
              data-wrong={wrong.some((path) => isIn(section, path)) || undefined}
              onClick={() => goTo(place)}
            >
              {t('step', { place: String(place + 1), name: section.title })}
            </button>
          </li>
        ))}
      </ol>
      {sections.map((section, place) => (
        <div key={section.title} hidden={place !== at}>
          <FormSection {...section} />
          <div className={classes.between}>
            {place > 0 && (
              <Button variant="default" size="md" onClick={() => goTo(place - 1)}>
                {t('before')}
              </Button>
            )}
            {place < sections.length - 1 && (
              <Button variant="default" size="md" onClick={() => goTo(place + 1)}>
                {t('next')}
              </Button>
            )}
          </div>
        </div>
      ))}
    </>
  );
}
