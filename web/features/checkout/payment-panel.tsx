import { useTranslations } from '../../i18n/use-translations.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useCenterWord } from '../center/use-center-word.ts';
import type { Way } from '../payment/payment.queries.ts';
import type { ChosenWay } from '../payment/use-way-choice.ts';
import { WayChoice, WayIcon, WayWords } from '../payment/way-choice.tsx';
import classes from './choice.module.css';

type Props = { isPickup: boolean; payment: ChosenWay; baht: number };

/**
 * How the order is paid; with one way there is nothing to choose. Without any, the blocker of the order explains it.
 */
export function PaymentPanel({ isPickup, payment: { ways, way, choose }, baht }: Props) {
  const t = useTranslations('checkout');
  const word = useCenterWord();
  /** Where cash is paid depends on how the goods come. */
  const wordsOf = ({ Kind, Name, Hint }: Way) => {
    if (Kind !== 'cash') return undefined;
    if (isPickup) return { name: t('cashAtPickup'), hint: t('cashAtPickupHint', { word }) };
    return { name: Name, hint: Hint || t('cashHint') };
  };
  const [only] = ways;
  if (!only) return null;
  return (
    <Panel title={t('payment')}>
      {ways.length === 1 ? (
        <div className={classes.fact}>
          <WayIcon kind={only.Kind} />
          <WayWords way={only} baht={baht} words={wordsOf(only)} />
        </div>
      ) : (
        <WayChoice ways={ways} chosen={way} baht={baht} onChoose={choose} wordsOf={wordsOf} />
      )}
    </Panel>
  );
}
