import { Button } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { FormSection, type Section } from './form-section.tsx';
import classes from './record-form.module.css';
import { WRONG, type Mistakes, type RecordForm } from './use-record-form.ts';

type Props<Values> = {
  form: RecordForm<Values>;
  validate: (values: Values) => Mistakes;
  sections: readonly Section[];
  /** Where each step has an address of its own: the one that is shown, and how another is gone to. */
  place?: { at: number; goTo: (at: number) => void };
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
  place: address,
}: Props<Values>) {
  const t = useTranslations('merchant.form');
  const [own, setOwn] = useState(0);
  const at = address?.at ?? own;
  const show = address?.goTo ?? setOwn;
  const list = useRef<HTMLOListElement>(null);
  const { failures, formRef } = form;
  const wrong = Object.keys(form.form.errors);
  const firstWrong = sections.findIndex((section) => wrong.some((path) => isIn(section, path)));
  const [seen, setSeen] = useState(failures);
  // While drawing, so that the field is shown when the form moves the focus to it.
  if (failures !== seen) {
    setSeen(failures);
    if (firstWrong !== -1) setOwn(firstWrong);
  }
  const [moves, setMoves] = useState(0);
  const lead = useRef<() => void>(undefined);
  useEffect(() => {
    lead.current = () => {
      if (!address || firstWrong === -1) return;
      if (firstWrong !== at) address.goTo(firstWrong);
      setMoves((count) => count + 1);
    };
  });
  useEffect(() => {
    if (failures > 0) lead.current?.();
  }, [failures]);
  const goTo = (next: number): void => {
    const passed = sections.slice(0, next);
    const mistakes = Object.entries(validate(form.values)).filter(
      ([path, words]) => words !== undefined && passed.some((section) => isIn(section, path)),
    );
    form.form.setErrors(Object.fromEntries(mistakes));
    const stop = passed.findIndex((section) => mistakes.some(([path]) => isIn(section, path)));
    show(stop === -1 ? next : stop);
    setMoves((count) => count + 1);
  };
  // As the step appears: any later, and the focus would leave a field that somebody types in already.
  useLayoutEffect(() => {
    if (moves === 0) return;
    const isShown = (field: HTMLElement) => !field.closest('[hidden]');
    const fields = [...(formRef.current?.querySelectorAll<HTMLElement>(WRONG) ?? [])];
    (fields.find(isShown) ?? list.current?.querySelector<HTMLElement>('[aria-current]'))?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a step with an address is shown after the move
  }, [moves, at, formRef]);
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
          {section.hasPanels ? section.children : <FormSection {...section} />}
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
