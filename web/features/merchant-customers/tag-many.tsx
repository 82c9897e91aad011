import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { BulkAction } from '../../merchant-ui/bulk-bar.tsx';
import { BulkEach } from '../../merchant-ui/bulk-each.tsx';
import type { Selection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { SelectField } from '../../ui/form/field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { customerChoicesQuery, MERCHANT_CUSTOMERS } from './merchant-customers.queries.ts';

/** Gives a tag to those who are picked. */
export function TagMany({ selection, more }: { selection: Selection; more: readonly BulkAction[] }) {
  const t = useTranslations('merchantCustomers.tagMany');
  const page = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const { ActiveDC: saleUnit } = useStaff();
  const { data } = useSuspenseQuery(customerChoicesQuery(page));
  const [tag, setTag] = useState('');
  const count = selection.keys.size;
  const give = async (code: string): Promise<boolean> => {
    try {
      await page.api.tagCustomer({ params: { code, saleUnit }, body: { Tag: tag, Has: true } });
      return true;
    } catch (error) {
      tellError(error);
      return false;
    }
  };
  const tags = data.Tags.map(({ Code, Name }) => ({ value: Code, label: Name }));
  return (
    <BulkEach
      selection={selection}
      words={{
        action: t('action'),
        ask: t('ask', { count }),
        confirm: t('confirm', { count: String(count) }),
        keep: t('keep'),
      }}
      cannot={tag === ''}
      more={more}
      each={give}
      onDone={(done) => {
        showToast({ kind: 'success', message: t('done', { count: done }), milliseconds: TOAST_MS.other });
        void client.invalidateQueries({ queryKey: MERCHANT_CUSTOMERS });
      }}
    >
      <SelectField
        label={t('tag')}
        value={tag}
        data={[{ value: '', label: t('choose') }, ...tags]}
        onChange={({ currentTarget }) => setTag(currentTarget.value)}
      />
    </BulkEach>
  );
}
