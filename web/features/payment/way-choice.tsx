import { useId, type ComponentType } from 'react';
import type { PaymentKind } from '#domain/payments/ways.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import {
  IconCard,
  IconCash,
  IconHistory,
  IconPhone,
  IconPickup,
  IconQr,
  IconTransfer,
} from '../../ui/theme/icons.ts';
import classes from '../checkout/choice.module.css';
import type { Way } from './payment.queries.ts';

const ICONS: Record<PaymentKind, ComponentType<{ size?: number; stroke?: number }>> = {
  cash: IconCash,
  promptpay: IconQr,
  billpayment: IconQr,
  qr: IconQr,
  transfer: IconTransfer,
  card: IconCard,
  linepay: IconPhone,
  counter: IconPickup,
  credit: IconHistory,
};

/** What stands against paying this sum so; undefined: nothing. */
export function useWayProblem(): (way: Way, baht: number) => string | undefined {
  const t = useTranslations('payment');
  return ({ Least, Most }, baht) => {
    if (Most > 0 && baht > Most) return t('limitMost', { number: formatBaht(Most) });
    return baht < Least ? t('limitLeast', { number: formatBaht(Least) }) : undefined;
  };
}

type Props = {
  ways: readonly Way[];
  chosen: Way | undefined;
  /** Of the order, in baht. */
  baht: number;
  onChoose: (code: string) => void;
  /** In place of a way's own words, such as where cash is paid. */
  wordsOf?: (way: Way) => { name: string; hint: string } | undefined;
};

/** The ways to pay with what each means; one that is not for this sum says why and cannot be chosen. */
export function WayChoice({ ways, chosen, baht, onChoose, wordsOf }: Props) {
  const t = useTranslations('payment');
  const name = useId();
  const problemOf = useWayProblem();
  return (
    <div className={classes.choices} role="radiogroup" aria-label={t('choose')}>
      {ways.map((way) => (
        <label key={way.PaymentMethod} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={way === chosen}
            disabled={problemOf(way, baht) !== undefined}
            onChange={() => onChoose(way.PaymentMethod)}
          />
          <WayWords way={way} baht={baht} words={wordsOf?.(way)} />
          <WayIcon kind={way.Kind} />
        </label>
      ))}
    </div>
  );
}

export function WayIcon({ kind }: { kind: PaymentKind }) {
  const Kind = ICONS[kind];
  return (
    <span className={classes.icon} aria-hidden>
      <Kind size={24} stroke={1.5} />
    </span>
  );
}

type WordsProps = { way: Way; baht: number; words?: { name: string; hint: string } | undefined };

export function WayWords({ way, baht, words }: WordsProps) {
  const t = useTranslations('payment');
  const problem = useWayProblem()(way, baht);
  const { Kind, Minutes } = way;
  const hint = words?.hint ?? way.Hint;
  return (
    <span className={classes.words}>
      <span>{words?.name ?? way.Name}</span>
      {hint !== '' && <span className={classes.small}>{hint}</span>}
      {Kind !== 'cash' && Kind !== 'credit' && problem === undefined && (
        <span className={classes.small}>
          {Minutes % 60 === 0 && Minutes > 60
            ? t('withinHours', { hours: Minutes / 60 })
            : t('within', { minutes: Minutes })}
        </span>
      )}
      {problem !== undefined && <span className={classes.small}>{problem}</span>}
    </span>
  );
}
