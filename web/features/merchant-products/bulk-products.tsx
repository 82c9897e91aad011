import { useRef, useState } from 'react';
import type { CallInput } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BulkBar, type BulkAction } from '../../merchant-ui/bulk-bar.tsx';
import type { Selection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useFollowedRuns } from '../runs/followed-runs.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { PriceChangeSheet, type ChosenProducts } from './price-change-sheet.tsx';

type Props = {
  selection: Selection;
  /** The codes of the products that are shown. */
  shown: readonly string[];
  /** What the list was asked with. */
  filters: ChosenProducts;
  /** The list has more than is shown. */
  hasMore: boolean;
};

/** What is done to the products that are picked, or to all that the list has: offered or not, and other prices. */
export function BulkProducts({ selection, shown, filters, hasMore }: Props) {
  const t = useTranslations('merchantProducts.turnMany');
  const ofPrices = useTranslations('merchantPrices.change');
  const { Rights } = useStaff();
  const [asked, setAsked] = useState<'prices' | 'on' | 'off'>();
  const picked = shown.filter((code) => selection.keys.has(code));
  const mayBeWhole = hasMore && picked.length > 0 && picked.length === shown.length;
  const isWhole = selection.isWhole && mayBeWhole;
  const chosen: ChosenProducts = isWhole ? filters : { Codes: picked };
  const onClose = () => setAsked(undefined);
  const onStarted = (): void => {
    onClose();
    selection.clear();
  };
  const turns = (['on', 'off'] as const).map((way): BulkAction => ({
    label: t(way),
    onPress: () => setAsked(way),
  }));
  return (
    <>
      <BulkBar
        selection={selection}
        onPickWhole={mayBeWhole && !isWhole ? selection.pickWhole : undefined}
        actions={[
          ...(Rights.includes('manageProducts') ? turns : []),
          ...(Rights.includes('changePrices')
            ? [
                {
                  label: ofPrices(isWhole ? 'actionWhole' : 'action'),
                  onPress: () => setAsked('prices'),
                },
              ]
            : []),
        ]}
      />
      {asked === 'prices' && <PriceChangeSheet chosen={chosen} onStarted={onStarted} onClose={onClose} />}
      {(asked === 'on' || asked === 'off') && (
        <TurnQuestion way={asked} chosen={chosen} onStarted={onStarted} onClose={onClose} />
      )}
    </>
  );
}

type TurnProps = {
  way: 'on' | 'off';
  chosen: ChosenProducts;
  onStarted: () => void;
  onClose: () => void;
};

/** Offers the products at the center of the list, or no longer, as a run. */
function TurnQuestion({ way, chosen, onStarted, onClose }: TurnProps) {
  const t = useTranslations('merchantProducts.turnMany');
  const { api } = usePage();
  const { follow } = useFollowedRuns();
  const { ActiveDCName: center } = useStaff();
  const tellError = useTellError();
  const attempt = useRef<Attempt<CallInput<'turnProducts'>['body']>>(undefined);
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    const body = { ...chosen, Become: way === 'on' ? ('Y' as const) : ('N' as const) };
    attempt.current = attemptFor(body, { earlier: attempt.current });
    setBusy(true);
    try {
      const { RunId } = await api.turnProducts({ body, headers: headersOf(attempt.current) });
      follow(RunId);
      onStarted();
    } catch (error) {
      tellError(error);
      onClose();
    }
  };
  const isWhole = !chosen.Codes;
  const question = {
    on: t(isWhole ? 'onAskWhole' : 'onAsk', { center }),
    off: t(isWhole ? 'offAskWhole' : 'offAsk', { center }),
  };
  return (
    <ConfirmDialog
      title={question[way]}
      confirm={t(way)}
      keep={t('keep')}
      tone="plain"
      busy={busy}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      <p>{t(way === 'on' ? 'onText' : 'offText')}</p>
    </ConfirmDialog>
  );
}
