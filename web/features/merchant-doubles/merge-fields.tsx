import type { MergeField } from '#domain/access/customer-merge.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import type { MergeAhead } from './doubles.queries.ts';
import classes from './merchant-doubles.module.css';

type Field = MergeAhead['Fields'][number];
type Props = {
  fields: MergeAhead['Fields'];
  /** Those whose value is the double's. */
  taken: ReadonlySet<MergeField>;
  onTake: (field: MergeField, takes: boolean) => void;
};

/** Each field of both: chosen where they differ, and taken of whoever has it. */
export function MergeFields({ fields, taken, onTake }: Props) {
  const known = fields.filter(({ Kept, Double }) => Kept !== '' || Double !== '');
  return known.map((field) => (
    <OneField
      key={field.Field}
      field={field}
      takes={taken.has(field.Field)}
      onTake={(takes) => onTake(field.Field, takes)}
    />
  ));
}

type OneProps = { field: Field; takes: boolean; onTake: (takes: boolean) => void };

function OneField({ field: { Field: name, Kept, Double }, takes, onTake }: OneProps) {
  const t = useTranslations('customerDoubles');
  const shown = (value: string) => {
    if (name === 'credit') return formatBaht(Number(value));
    if (name === 'status') return t(value === 'active' ? 'active' : 'disabled');
    return value || '–';
  };
  const differ = Kept !== '' && Double !== '' && Kept !== Double;
  const sides = [
    { value: Kept, isDouble: false },
    { value: Double, isDouble: true },
  ];
  return (
    <fieldset className={classes.field}>
      <legend>{t(`fields.${name}`)}</legend>
      {sides.map(({ value, isDouble }) =>
        differ ? (
          <label key={String(isDouble)} className={classes.choice}>
            <input
              type="radio"
              name={`merge-${name}`}
              checked={takes === isDouble}
              onChange={() => onTake(isDouble)}
            />
            <UserText>{shown(value)}</UserText>
          </label>
        ) : (
          <span key={String(isDouble)} className={classes.value}>
            <UserText>{shown(value)}</UserText>
          </span>
        ),
      )}
    </fieldset>
  );
}
