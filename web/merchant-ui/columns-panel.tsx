import { Button } from '@mantine/core';
import { useTranslations } from '../i18n/use-translations.tsx';
import { DropDown } from '../ui/interaction/drop-down.tsx';
import type { Column } from './columns.ts';
import { IconColumns, IconMoveDown, IconMoveUp, IconPin } from './icons.ts';
import { arrangedAll, isShown, withMoved, withPinned, withShown } from './table-layout.ts';
import classes from './table-tools.module.css';
import type { Arrangement } from './use-table-model.ts';

type Props<Row> = Arrangement & { columns: readonly Column<Row>[] };

/** Which columns there are, in which order, and which stay in view. The first names the row: it stays where it is. */
export function ColumnsPanel<Row>({ columns, arranged, arrange }: Props<Row>) {
  const t = useTranslations('merchant.table');
  const all = arrangedAll(columns, arranged);
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <DropDown
      className={classes.columns}
      face={
        <>
          <IconColumns size={18} aria-hidden />
          {t('columns')}
        </>
      }
    >
      {all.flatMap((entry, at) => {
        const column = byId.get(entry.Id);
        if (!column) return [];
        const { id, label, shown } = column;
        const moves = [
          { by: -1, name: t('moveLeft', { column: label }), Icon: IconMoveUp, ends: at <= 1 },
          { by: 1, name: t('moveRight', { column: label }), Icon: IconMoveDown, ends: at === all.length - 1 },
        ] as const;
        return (
          <div key={id} className={classes.line}>
            <label className={classes.column}>
              <input
                type="checkbox"
                checked={isShown(column, entry)}
                disabled={shown === 'always'}
                onChange={({ currentTarget }) => arrange(withShown(all, id, currentTarget.checked))}
              />
              {label}
            </label>
            {at > 0 && (
              <>
                <button
                  type="button"
                  className={classes.icon}
                  aria-pressed={entry.Pinned ?? false}
                  aria-label={t('pin', { column: label })}
                  title={t('pin', { column: label })}
                  onClick={() => arrange(withPinned(all, id, !entry.Pinned))}
                >
                  <IconPin size={16} aria-hidden />
                </button>
                {moves.map(({ by, name, Icon, ends }) => (
                  <button
                    key={by}
                    type="button"
                    className={classes.icon}
                    aria-label={name}
                    title={name}
                    // Not `disabled`: the keyboard would lose its place.
                    aria-disabled={ends}
                    onClick={() => !ends && arrange(withMoved(all, id, by))}
                  >
                    <Icon size={16} aria-hidden />
                  </button>
                ))}
              </>
            )}
          </div>
        );
      })}
      <div className={classes.line}>
        <Button variant="subtle" size="sm" disabled={arranged.length === 0} onClick={() => arrange([])}>
          {t('resetColumns')}
        </Button>
      </div>
    </DropDown>
  );
}
