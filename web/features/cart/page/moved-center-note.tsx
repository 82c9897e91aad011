import { Button } from '@mantine/core';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useCenterWord } from '../../center/use-center-word.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';
import type { MovedCenter } from './use-moved-center.ts';
import classes from './cart-contents.module.css';

/** Another cart than a moment ago: says why, and leads back to the one before. */
export function MovedCenterNote({ moved }: { moved: MovedCenter }) {
  const t = useTranslations('cartPage');
  const word = useCenterWord();
  const { ActiveDCName } = useVisitor();
  if (!moved.from) return null;
  return (
    <Note tone="warning" title={t('otherCenter', { now: ActiveDCName })} live>
      <p>{t('otherCenterCart', { word, before: moved.from.name })}</p>
      <div className={classes.ways}>
        <Button variant="white" size="md" onClick={moved.goBack} loading={moved.busy}>
          {t('backToCenter', { before: moved.from.name })}
        </Button>
        <Button variant="subtle" size="md" onClick={moved.takeNote} disabled={moved.busy}>
          {t('stayAtCenter', { word })}
        </Button>
      </div>
    </Note>
  );
}
