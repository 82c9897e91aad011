import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BulkBar } from '../../merchant-ui/bulk-bar.tsx';
import type { Selection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { SelectField } from '../../ui/form/field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { customerChoicesQuery, MERCHANT_CUSTOMERS } from './merchant-customers.queries.ts';

/** Gives a tag to those who are picked, one after the other: the log has each. */
export function TagMany({ selection }: { selection: Selection }) {
  const t = useTranslations('merchantCustomers.tagMany');
  const page = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const { ActiveDC: saleUnit } = useStaff();
  const { data } = useSuspenseQuery(customerChoicesQuery(page));
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tag, setTag] = useState('');
  const count = selection.keys.size;
  const give = async (): Promise<void> => {
    setBusy(true);
    let done = 0;
    try {
      for (const code of selection.keys) {
        await page.api.tagCustomer({ params: { code, saleUnit }, body: { Tag: tag, Has: true } });
        done += 1;
      }
      selection.clear();
    } catch (error) {
      // Those who have it keep it; sent again, it is given to the others.
      tellError(error);
    }
    setBusy(false);
    setAsks(false);
    showToast({ kind: 'success', message: t('done', { count: done }), milliseconds: TOAST_MS.other });
    await client.invalidateQueries({ queryKey: MERCHANT_CUSTOMERS });
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
          cannot={tag === ''}
          onConfirm={() => void give()}
          onClose={() => setAsks(false)}
        >
          <SelectField
            label={t('tag')}
            value={tag}
            data={[
              { value: '', label: t('choose') },
              ...data.Tags.map(({ Code, Name }) => ({ value: Code, label: Name })),
            ]}
            onChange={({ currentTarget }) => setTag(currentTarget.value)}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
