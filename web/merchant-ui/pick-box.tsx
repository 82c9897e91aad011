import { useTranslations } from '../i18n/use-translations.tsx';
import classes from './data-table.module.css';
import { ROLE } from './table-roles.ts';

type AllProps = { checked: boolean; onChange: () => void };

export function PickAll({ checked, onChange }: AllProps) {
  const t = useTranslations('merchant.table');
  return (
    <th {...ROLE.head} className={classes.pick}>
      <label className={classes.box}>
        <input type="checkbox" aria-label={t('pickAll')} checked={checked} onChange={onChange} />
      </label>
    </th>
  );
}

type RowProps = {
  name: string;
  checked: boolean;
  tabIndex: number;
  /** `isRange`: pressed with Shift, it means all from the row that was picked before. */
  onPick: (isRange: boolean) => void;
};

export function PickRow({ name, checked, tabIndex, onPick }: RowProps) {
  const t = useTranslations('merchant.table');
  return (
    <td {...ROLE.cell} className={classes.pick}>
      <label className={classes.box}>
        <input
          type="checkbox"
          aria-label={t('pick', { name })}
          tabIndex={tabIndex}
          checked={checked}
          onChange={({ nativeEvent }) => onPick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
    </td>
  );
}
