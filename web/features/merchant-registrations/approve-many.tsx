import { useTranslations } from '../../i18n/use-translations.tsx';
import { BulkEach } from '../../merchant-ui/bulk-each.tsx';
import type { Selection } from '../../merchant-ui/selection.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import type { Registration } from './registrations.queries.ts';
import classes from './registrations.module.css';

type Props = {
  selection: Selection;
  rows: readonly Registration[];
  approve: (row: Registration) => Promise<boolean>;
};

/** Approves those who are picked: each is a decision of its own, which the log has. */
export function ApproveMany({ selection, rows, approve }: Props) {
  const t = useTranslations('merchantRegistrations.many');
  const chosen = rows.filter(({ CUSTOMERCODE }) => selection.keys.has(CUSTOMERCODE));
  const count = selection.keys.size;
  return (
    <BulkEach
      selection={selection}
      words={{
        action: t('action'),
        ask: t('ask', { count }),
        confirm: t('confirm', { count: String(count) }),
        keep: t('keep'),
      }}
      each={async (code) => {
        const row = rows.find(({ CUSTOMERCODE }) => CUSTOMERCODE === code);
        return row !== undefined && approve(row);
      }}
    >
      <p>{t('text')}</p>
      <ul className={classes.names}>
        {chosen.map(({ CUSTOMERCODE, CUSTOMERNAME, Doubles }) => (
          <li key={CUSTOMERCODE}>
            <UserText>{CUSTOMERNAME}</UserText>
            {Doubles.length > 0 && ` · ${t('double')}`}
          </li>
        ))}
      </ul>
    </BulkEach>
  );
}
