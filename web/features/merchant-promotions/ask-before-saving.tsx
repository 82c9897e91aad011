import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { DisableMeaning } from './disable-meaning.tsx';
import { EnableMeaning } from './enable-meaning.tsx';
import { bodyOf } from './promotion-body.ts';
import type { PromotionValues, SavingMeans } from './promotion-values.ts';
import { dayWords } from './promotion-words.ts';

type Props = {
  means: SavingMeans;
  values: PromotionValues;
  kept: { id: string; version: number } | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

const ASK = { enable: 'enableAsk', disable: 'disableAsk', change: 'changeAsk' } as const;
const CONFIRM = { enable: 'saveAndEnable', disable: 'saveAndDisable', change: 'saveTerms' } as const;

/** Asks before what is saved changes what buyers get, as the list does before it enables or disables. */
export function AskBeforeSaving({ means, values, kept, onConfirm, onClose }: Props) {
  const t = useTranslations('merchantPromotions.enable');
  const { locale } = usePage();
  const body = bodyOf(values, kept);
  const { DateBeginT = '', DateEndT = '' } = body.Promotion;
  const days = { from: dayWords(DateBeginT, locale), to: dayWords(DateEndT, locale) };
  return (
    <ConfirmDialog
      title={t(ASK[means], { name: values.PromotionName })}
      confirm={t(CONFIRM[means])}
      keep={t('keep')}
      tone="plain"
      busy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {means === 'change' && <p>{t('changeText')}</p>}
      {means === 'disable' ? (
        <DisableMeaning trigger={values.Trigger} promotionId={kept?.id ?? ''} />
      ) : (
        <>
          <p>{t(`enableText.${values.Trigger}`, days)}</p>
          <EnableMeaning body={body} />
        </>
      )}
    </ConfirmDialog>
  );
}
