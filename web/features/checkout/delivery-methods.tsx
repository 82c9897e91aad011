import { useId, type ComponentType } from 'react';
import type { DeliveryKind, DeliveryMethod } from '#domain/orders/delivery.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { deliveryFee } from '#domain/pricing/pricing.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { IconParcel, IconPickup, IconShip } from '../../ui/theme/icons.ts';
import classes from './choice.module.css';

const ICONS: Record<DeliveryKind, ComponentType<{ size?: number; stroke?: number }>> = {
  transport: IconShip,
  parcel: IconParcel,
  pickup: IconPickup,
};

type Props = {
  methods: readonly DeliveryMethod[];
  chosen: DeliveryMethod;
  goodsSatang: number;
  onChoose: (code: string) => void;
};

/** The ways of delivery with what each costs for these goods; with one way there is nothing to choose. */
export function DeliveryMethods({ methods, chosen, goodsSatang, onChoose }: Props) {
  const t = useTranslations('checkout');
  const name = useId();
  if (methods.length === 1)
    return (
      <div className={classes.fact}>
        <Icon kind={chosen.kind} />
        <Words method={chosen} goodsSatang={goodsSatang} />
      </div>
    );
  return (
    <div className={classes.choices} role="radiogroup" aria-label={t('delivery')}>
      {methods.map((method) => (
        <label key={method.code} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={method.code === chosen.code}
            onChange={() => onChoose(method.code)}
          />
          <Words method={method} goodsSatang={goodsSatang} />
          <Icon kind={method.kind} />
        </label>
      ))}
    </div>
  );
}

function Icon({ kind }: { kind: DeliveryKind }) {
  const Kind = ICONS[kind];
  return (
    <span className={classes.icon} aria-hidden>
      <Kind size={24} stroke={1.5} />
    </span>
  );
}

function Words({ method, goodsSatang }: { method: DeliveryMethod; goodsSatang: number }) {
  const t = useTranslations('checkout');
  const { locale } = usePage();
  const fee = deliveryFee(goodsSatang, method);
  const free = method.freeFromSatang;
  return (
    <span className={classes.words}>
      <span className={classes.nameAndFee}>
        <span>{method.name[locale]}</span>
        <strong>{fee === 0 ? t('free') : formatBaht(bahtFromSatang(fee))}</strong>
      </span>
      {method.hint[locale] !== '' && <span className={classes.small}>{method.hint[locale]}</span>}
      {fee > 0 && free > 0 && (
        <span className={classes.small}>{t('freeFrom', { amount: formatBaht(bahtFromSatang(free)) })}</span>
      )}
    </span>
  );
}
