import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { offerUndo } from '../../merchant-ui/undo.ts';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { MERCHANT_PRODUCTS } from './merchant-products.queries.ts';

/** A product at a center, whether the center offers it now, and whether it has no price there. */
export type Turned = {
  P_Code: string;
  name: string;
  saleUnit: string;
  isActive: boolean;
  noPrice?: boolean;
};

/**
 * Offers a product at a center or no longer (S-84). It can be taken back; what lies in carts is asked about first, since
 * buyers may have seen that it is gone by then. `question` belongs to the page.
 */
export function useTurnProduct(): { turn: (product: Turned) => void; busy: boolean; question: ReactNode } {
  const t = useTranslations('merchantProducts.turn');
  const { api } = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ product: Turned; words: string }>();
  const send = async (
    product: Turned,
    { isUndo, evenInCarts }: { isUndo: boolean; evenInCarts: boolean },
  ) => {
    const { P_Code: id, saleUnit: dc, isActive, name } = product;
    setBusy(true);
    try {
      await api.setProductActive({
        params: { id, dc },
        body: { Active: isActive ? 'N' : 'Y', EvenInCarts: evenInCarts },
      });
      setAsked(undefined);
      if (!isUndo)
        offerUndo({
          message: t(isActive ? 'off' : product.noPrice ? 'onNoPrice' : 'on', { name }),
          label: t('undo'),
          onUndo: () => void send({ ...product, isActive: !isActive }, { isUndo: true, evenInCarts: true }),
        });
    } catch (error) {
      if (isApiError(error) && error.answer.code === 'PRODUCT_IN_CARTS')
        setAsked({ product, words: error.answer.message });
      else tellError(error);
    }
    setBusy(false);
    await client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
  };
  const question = asked && (
    <ConfirmDialog
      title={t('ask', { name: asked.product.name })}
      confirm={t('confirm')}
      keep={t('keep')}
      busy={busy}
      onConfirm={() => void send(asked.product, { isUndo: false, evenInCarts: true })}
      onClose={() => setAsked(undefined)}
    >
      <p>{asked.words}</p>
      <p>{t('askText')}</p>
    </ConfirmDialog>
  );
  return { turn: (product) => void send(product, { isUndo: false, evenInCarts: false }), busy, question };
}
