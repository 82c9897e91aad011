import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { refusal } from '../../ui/form/field-errors.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { MERCHANT_PROMOTIONS, promotionQuery, type ListedPromotion } from './merchant-promotions.queries.ts';
import { DisableMeaning } from './disable-meaning.tsx';
import { EnableMeaning } from './enable-meaning.tsx';
import { bodyOf } from './promotion-body.ts';
import { valuesOf } from './promotion-values.ts';
import { dayWords, nameOfPromotion } from './promotion-words.ts';

type Props = { promotion: ListedPromotion; onClose: () => void };

/**
 * Asks before a promotion is enabled or disabled, and says what it means; before it is enabled also which others it meets
 * and what it would have cost.
 */
export function EnablePromotion({ promotion, onClose }: Props) {
  const t = useTranslations('merchantPromotions.enable');
  const { api, locale } = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const isOn = promotion.FlagEnabled === 'Y';
  const name = nameOfPromotion(promotion, locale);
  const days = { from: dayWords(promotion.DateBeginT, locale), to: dayWords(promotion.DateEndT, locale) };
  const work = async (): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      await api.enablePromotion({
        params: { id: promotion.PromotionId },
        body: { FlagEnabled: isOn ? 'N' : 'Y', Version: promotion.Version },
      });
      const message = t(isOn ? 'disabled' : 'enabled', { name });
      showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
      onClose();
    } catch (error) {
      // What is wrong with it is put right in the editor: said here, where it was asked for.
      const words = refusal(error);
      setRefused(words);
      if (words === undefined) tellError(error);
      setBusy(false);
    }
    void client.invalidateQueries({ queryKey: MERCHANT_PROMOTIONS });
  };
  return (
    <ConfirmDialog
      title={t(isOn ? 'disableAsk' : 'enableAsk', { name })}
      confirm={t(isOn ? 'disable' : 'enable')}
      keep={t('keep')}
      tone="plain"
      busy={busy}
      onConfirm={() => void work()}
      onClose={onClose}
    >
      {isOn ? (
        <DisableMeaning trigger={promotion.Trigger} promotionId={promotion.PromotionId} />
      ) : (
        <>
          <p>{t(`enableText.${promotion.Trigger}`, days)}</p>
          <MeaningOfKept promotionId={promotion.PromotionId} />
        </>
      )}
      {refused !== undefined && (
        <Note tone="error" live>
          {refused}
        </Note>
      )}
    </ConfirmDialog>
  );
}

/** Of one that is not open: read first. */
function MeaningOfKept({ promotionId }: { promotionId: string }) {
  const t = useTranslations('merchantPromotions.enable');
  const { data: detail, isError } = useQuery(promotionQuery(usePage(), promotionId));
  if (isError) return <p>{t('noOverlaps')}</p>;
  if (!detail) return <LoadingState />;
  return (
    <EnableMeaning body={bodyOf(valuesOf(detail), { id: promotionId, version: detail.Promotion.Version })} />
  );
}
