import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import classes from './record-form.module.css';

export type BothChanged = {
  name: string;
  /** What the field is called on the page. */
  label: string;
  theirs: string;
  mine: string;
  takeTheirs: () => void;
};

/** Fields that somebody else changed too, with both values: one's own stays unless theirs is taken; saving decides. */
export function BothChangedNote({ fields }: { fields: readonly BothChanged[] }) {
  const t = useTranslations('merchant.form.both');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView?.({ block: 'nearest' });
    note.current?.focus();
  }, []);
  return (
    <Note tone="warning" title={t('title')} live ref={note}>
      <p>{t('text')}</p>
      <ul className={classes.list}>
        {fields.map(({ name, label, theirs, mine, takeTheirs }) => (
          <li key={name} className={classes.both}>
            <span>
              <strong>{label}</strong>
              <br />
              {t('theirs')} <UserText>{theirs}</UserText>
              <br />
              {t('mine')} <UserText>{mine}</UserText>
            </span>
            <Button variant="default" size="md" aria-label={`${t('take')}: ${label}`} onClick={takeTheirs}>
              {t('take')}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
