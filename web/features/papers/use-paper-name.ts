import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

type Named = Pick<CallAnswer<'orderPapers'>['Data'][number], 'Kind' | 'IsReceipt'>;

/** What a paper is called: an invoice that is the receipt as well says both. */
export function usePaperName(): (paper: Named) => string {
  const t = useTranslations('orders.taxPapers');
  return ({ Kind, IsReceipt }) => {
    const kind = t(`kinds.${Kind}`);
    return IsReceipt && (Kind === 'full' || Kind === 'abbreviated') ? t('withReceipt', { kind }) : kind;
  };
}
