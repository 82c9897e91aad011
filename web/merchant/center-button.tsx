import { useStaff } from '../features/staff/use-staff.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { IconStore } from '../merchant-ui/icons.ts';
import { IconDown } from '../ui/theme/icons.ts';
import { UserText } from '../ui/display/user-text.tsx';
import classes from './center-button.module.css';

/** The center of the member of staff, with the way to another; its name alone where there is no other. */
export function CenterButton({ onSwitch }: { onSwitch: () => void }) {
  const t = useTranslations('merchant');
  const { ActiveDCName, CenterCount } = useStaff();
  if (ActiveDCName === '') return null;
  const name = (
    <>
      <IconStore size={20} stroke={1.75} aria-hidden />
      <span className={classes.name}>
        <UserText>{ActiveDCName}</UserText>
      </span>
    </>
  );
  if (CenterCount < 2) return <span className={classes.center}>{name}</span>;
  return (
    <button
      type="button"
      className={classes.center}
      aria-haspopup="dialog"
      aria-label={t('centerNow', { name: ActiveDCName })}
      onClick={onSwitch}
    >
      {name}
      <IconDown size={16} aria-hidden />
    </button>
  );
}
