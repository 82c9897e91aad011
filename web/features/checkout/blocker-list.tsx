import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ContactButton } from './contact-button.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useCounted } from '../../ui/display/use-counted.ts';
import { amountsIn, useLineProblem } from '../cart/lines/cart-line-notes.tsx';
import { useCart } from '../cart/store/use-cart.ts';
import { useVouchers } from '../cart/store/use-vouchers.ts';
import { useGoneGift } from '../promotion/gone-gifts.tsx';
import { useVoucherProblem } from '../promotion/use-voucher-problem.ts';
import type { Fix, OrderBlocker } from './order-blockers.ts';
import classes from './blocker-list.module.css';

type Props = {
  blockers: readonly OrderBlocker[];
  /** Opens the form of an address, or goes on with the open one. */
  onAddress: (type: 'S' | 'B') => void;
  ref: Ref<HTMLDivElement>;
};

/** All that stops the order, each with the button that fixes it. */
export function BlockerList({ blockers, onAddress, ref }: Props) {
  const t = useTranslations('checkout');
  const tell = useBlockerText();
  return (
    <Note tone="warning" title={t('blockersTitle')} ref={ref}>
      <ul className={classes.list}>
        {blockers.map((blocker) => (
          <li key={keyOf(blocker)} className={classes.stop}>
            <span className={classes.text}>{tell(blocker)}</span>
            <FixButton fix={blocker.fix} onAddress={onAddress} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function keyOf(blocker: OrderBlocker): string {
  if (blocker.code === 'LINE') return blocker.P_Code;
  if (blocker.code === 'VOUCHER') return blocker.problem.Voucher;
  return blocker.code === 'GIFT_GONE' ? `gift/${blocker.problem.PromotionId}` : blocker.code;
}

function useBlockerText(): (blocker: OrderBlocker) => string {
  const t = useTranslations('checkout.stop');
  const tellProblem = useLineProblem();
  const tellVoucher = useVoucherProblem();
  const tellGift = useGoneGift();
  return (blocker) => {
    switch (blocker.code) {
      case 'LINE':
        return t('LINE', { name: blocker.name, problem: tellProblem(blocker.problem, blocker.pieceName) });
      case 'VOUCHER':
        return tellVoucher(blocker.problem);
      case 'GIFT_GONE':
        return tellGift(blocker.problem);
      case 'BELOW_MINIMUM':
        return t('BELOW_MINIMUM', { limit: formatBaht(blocker.limit), missing: formatBaht(blocker.missing) });
      case 'ABOVE_MAXIMUM':
        return t('ABOVE_MAXIMUM', { limit: formatBaht(blocker.limit), over: formatBaht(blocker.over) });
      case 'NOTHING_SELECTED':
        return t('NOTHING_SELECTED');
      case 'NO_ADDRESS':
        return t('NO_ADDRESS');
      case 'NO_ADDRESS_LOCKED':
        return t('NO_ADDRESS_LOCKED');
      case 'ADDRESS_UNSAVED':
        return t('ADDRESS_UNSAVED');
      case 'NO_PAYMENT':
        return t('NO_PAYMENT');
      case 'DELIVERY_NOT_OFFERED':
        return t('DELIVERY_NOT_OFFERED');
    }
  };
}

const button = { size: 'sm', h: 40, variant: 'white' } as const;

function FixButton({ fix, onAddress }: { fix: Fix; onAddress: Props['onAddress'] }) {
  const t = useTranslations('checkout.fix');
  const { lines, remove, replace } = useCart((cart) => cart);
  const { setCode, setCoupon, waive } = useVouchers();
  const tOffers = useTranslations('offers');
  const counted = useCounted();
  switch (fix.kind) {
    case 'link':
      return (
        <Button component={AppLink} to={fix.to} {...button}>
          {fix.to === '/cart' ? t('cart') : t('product')}
        </Button>
      );
    case 'addAddress':
    case 'finishAddress':
      return (
        <Button {...button} onClick={() => onAddress(fix.type)}>
          {t(fix.kind)}
        </Button>
      );
    case 'dropVoucher':
      return (
        <Button
          {...button}
          onClick={() => (fix.voucher === 'code' ? setCode(undefined) : setCoupon(undefined))}
        >
          {t(fix.voucher === 'code' ? 'dropCode' : 'dropCoupon')}
        </Button>
      );
    case 'waive':
      return (
        <Button {...button} onClick={() => waive(fix.PromotionId)}>
          {tOffers('waive')}
        </Button>
      );
    case 'contact':
      return <ContactButton {...button} />;
    case 'reload':
      return (
        <Button {...button} onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      );
    case 'remove':
      return (
        <Button {...button} onClick={() => remove(fix.P_Code)}>
          {t('remove')}
        </Button>
      );
    case 'reduce': {
      const reduced = lines.map((line) =>
        line.P_Code === fix.P_Code ? Object.assign({ ...line }, fix.quantities) : line,
      );
      return (
        <Button {...button} onClick={() => replace(reduced)}>
          {t('reduce', { amount: amountsIn(fix.amounts, counted) })}
        </Button>
      );
    }
  }
}
