import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconCenter } from '../../ui/theme/icons.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { openCenterDialog } from './center-dialog-opener.ts';
import classes from './center-switch.module.css';

const own = (name: ReactNode) => <UserText>{name}</UserText>;

/**
 * The center that the visitor orders from, with the way to another (L-08). Only its name where there is no other, and
 * for a salesman who acts for a customer: switching is not allowed then (S-44).
 */
export function CenterSwitch({ className }: { className?: string }) {
  const t = useTranslations('shell');
  const { ActiveDCName, CenterCount, acting } = useVisitor();
  if (ActiveDCName === '') return null;
  const name = (
    <>
      <IconCenter size={18} stroke={1.75} className={classes.pin} aria-hidden />
      <span className={classes.name}>{t.rich('centerNow', { name: ActiveDCName, own })}</span>
    </>
  );
  if (acting || (CenterCount !== undefined && CenterCount < 2))
    return <span className={`${classes.center} ${className ?? ''}`}>{name}</span>;
  return (
    <button
      type="button"
      className={`${classes.center} ${classes.switch} ${className ?? ''}`}
      aria-haspopup="dialog"
      onClick={openCenterDialog}
    >
      {name}
      <span className={classes.change}>{t('changeCenter')}</span>
    </button>
  );
}
