import { Button } from '@mantine/core';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import classes from '../page/cart-contents.module.css';

/** A line that was removed a moment ago can be put back. */
export function UndoRemoval({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTranslations('cartPage');
  return (
    <output className={classes.undo}>
      <span>{t('removed', { name })}</span>
      <Button variant="subtle" size="sm" h={40} onClick={onUndo} style={{ flex: 'none' }}>
        {t('undo')}
      </Button>
    </output>
  );
}
