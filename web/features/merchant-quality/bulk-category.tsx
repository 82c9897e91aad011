import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BulkBar } from '../../merchant-ui/bulk-bar.tsx';
import { PickField } from '../../merchant-ui/form/pick-field.tsx';
import type { Selection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { MERCHANT_PRODUCTS, productChoicesQuery } from '../merchant-products/merchant-products.queries.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';

/** As many as one call takes. */
const TOGETHER = 100;

/** Puts the products that are picked into a category; those that have got one meanwhile stay in theirs. */
export function BulkCategory({ selection, shown }: { selection: Selection; shown: readonly string[] }) {
  const t = useTranslations('merchantQuality.bulk');
  const page = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const { data } = useQuery(productChoicesQuery(page));
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [Category, setCategory] = useState('');
  const codes = shown.filter((code) => selection.keys.has(code));
  const put = async (): Promise<void> => {
    setBusy(true);
    try {
      let moved = 0;
      for (let from = 0; from < codes.length; from += TOGETHER) {
        const Codes = codes.slice(from, from + TOGETHER);
        const { Moved } = await page.api.putIntoCategory({ body: { Codes, Category } });
        moved += Moved;
      }
      const left = codes.length - moved;
      showToast({
        kind: left > 0 ? 'info' : 'success',
        message:
          left > 0 ? t('left', { count: String(moved), left: String(left) }) : t('done', { count: moved }),
        milliseconds: TOAST_MS.other,
      });
      setAsks(false);
      selection.clear();
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
    }
  };
  return (
    <>
      <BulkBar selection={selection} actions={[{ label: t('action'), onPress: () => setAsks(true) }]} />
      {asks && (
        <ConfirmDialog
          title={t('ask', { count: codes.length })}
          confirm={t('confirm')}
          keep={t('keep')}
          tone="plain"
          busy={busy}
          cannot={Category === ''}
          onConfirm={() => void put()}
          onClose={() => setAsks(false)}
        >
          <PickField
            name="Category"
            label={t('category')}
            value={Category}
            onChange={setCategory}
            options={(data?.Categories ?? []).map(({ Code, Name, Level }) => ({
              value: Code,
              label: `${'– '.repeat(Level - 1)}${Name}`,
            }))}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
