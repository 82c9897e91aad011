import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BulkBar } from '../../merchant-ui/bulk-bar.tsx';
import type { Selection } from '../../merchant-ui/selection.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import type { Registration } from './registrations.queries.ts';
import classes from './registrations.module.css';

type Props = {
  selection: Selection;
  rows: readonly Registration[];
  approve: (row: Registration) => Promise<void>;
};

/** Approves those who are picked, one after the other: each is a decision of its own, which the log has. */
export function ApproveMany({ selection, rows, approve }: Props) {
  const t = useTranslations('merchantRegistrations.many');
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const chosen = rows.filter(({ CUSTOMERCODE }) => selection.keys.has(CUSTOMERCODE));
  const count = chosen.length;
  const start = async (): Promise<void> => {
    setBusy(true);
    // In turn: what one of them is refused for says nothing of the next.
    for (const row of chosen) await approve(row);
    setBusy(false);
    setAsks(false);
    selection.clear();
  };
  return (
    <>
      <BulkBar selection={selection} actions={[{ label: t('action'), onPress: () => setAsks(true) }]} />
      {asks && (
        <ConfirmDialog
          title={t('ask', { count })}
          confirm={t('confirm', { count })}
          keep={t('keep')}
          tone="plain"
          busy={busy}
          onConfirm={() => void start()}
          onClose={() => setAsks(false)}
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
        </ConfirmDialog>
      )}
    </>
  );
}
