import { UserText } from '../../ui/display/user-text.tsx';
import classes from './audit-log.module.css';
import type { LogRow } from './audit.queries.ts';
import { changesBetween, pricesBetween } from './changes-between.ts';
import { useAuditWords } from './use-audit-words.ts';

type Props = {
  row: Pick<LogRow, 'Before' | 'After' | 'CustomerNames'>;
  /** In the row of a table, one after the other: the table shows two lines of them. */
  inRow?: boolean;
};

/** A field of one of the two languages says which by its name, such as `nameEn`. */
const langOf = (field: string): 'th' | 'en' | undefined => {
  if (/[a-z]En$/.test(field)) return 'en';
  return /[a-z]Th$/.test(field) ? 'th' : undefined;
};

/** From what to what, field by field, in words. */
export function AuditChanges({ row: { Before, After, CustomerNames }, inRow = false }: Props) {
  const words = useAuditWords();
  return (
    <ul className={classes.changes} data-in-row={inRow || undefined}>
      {changesBetween(Before, After).map(({ field, before, after }) =>
        field === 'prices' ? (
          pricesBetween(before, after).map((changed) => {
            const { which, was, is } = words.price(changed);
            return (
              <li key={which}>
                <span className={classes.field}>{which}:</span> {`${was} → ${is}`}
              </li>
            );
          })
        ) : (
          <li key={field}>
            <span className={classes.field}>{words.field(field)}</span>{' '}
            <span lang={langOf(field)}>
              {before !== undefined && (
                <>
                  <UserText>{words.value(field, before, CustomerNames)}</UserText> →{' '}
                </>
              )}
              <UserText>{words.value(field, after, CustomerNames)}</UserText>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
