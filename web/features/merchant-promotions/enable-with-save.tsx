import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { EnableMeaning } from './enable-meaning.tsx';
import { bodyOf } from './promotion-body.ts';
import type { PromotionValues } from './promotion-values.ts';
import { dayWords } from './promotion-words.ts';

type Props = {
  values: PromotionValues;
  kept: { id: string; version: number } | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before what is saved is also enabled, as the list does where it is enabled there. */
export function EnableWithSave({ values, kept, onConfirm, onClose }: Props) {
  const t = useTranslations('merchantPromotions.enable');
  const { locale } = usePage();
  const body = bodyOf(values, kept);
  const { DateBeginT = '', DateEndT = '' } = body.Promotion;
  return (
    <ConfirmDialog
      title={t('enableAsk', { name: values.PromotionName })}
      confirm={t('saveAndEnable')}
      keep={t('keep')}
      tone="plain"
      busy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {t(`enableText.${values.Trigger}`, {
          from: dayWords(DateBeginT, locale),
          to: dayWords(DateEndT, locale),
        })}
      </p>
      <EnableMeaning body={body} />
    </ConfirmDialog>
  );
}
