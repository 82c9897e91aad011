import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { ContactButton } from './contact-button.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { formatBaht } from '../../ui/money.tsx';
import { Note } from '../../ui/note.tsx';
import { useCounted } from '../../ui/use-counted.ts';
import { amountsIn, useLineProblem } from '../cart/cart-line-notes.tsx';
import { useCart } from '../cart/use-cart.ts';
import type { Mend, OrderStop } from './order-stops.ts';
import classes from './stop-list.module.css';

type Props = {
  stops: readonly OrderStop[];
  /** Opens the form of an address, or goes on with the open one. */
  onAddress: (type: 'S' | 'B') => void;
  ref: Ref<HTMLDivElement>;
};

/** All that stops the order, each with the button that mends it. */
export function StopList({ stops, onAddress, ref }: Props) {
  const t = useTranslations('checkout');
  const tell = useStopText();
  return (
    <Note tone="warning" title={t('stopsTitle')} ref={ref}>
      <ul className={classes.list}>
        {stops.map((stop) => (
          <li key={stop.code === 'LINE' ? stop.P_Code : stop.code} className={classes.stop}>
            <span className={classes.text}>{tell(stop)}</span>
            <MendButton mend={stop.mend} onAddress={onAddress} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function useStopText(): (stop: OrderStop) => string {
  const t = useTranslations('checkout.stop');
  const tellProblem = useLineProblem();
  return (stop) => {
    switch (stop.code) {
      case 'LINE':
        return t('LINE', { name: stop.name, problem: tellProblem(stop.problem, stop.pieceName) });
      case 'BELOW_MINIMUM':
        return t('BELOW_MINIMUM', { limit: formatBaht(stop.limit), missing: formatBaht(stop.missing) });
      case 'ABOVE_MAXIMUM':
        return t('ABOVE_MAXIMUM', { limit: formatBaht(stop.limit), over: formatBaht(stop.over) });
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

function MendButton({ mend, onAddress }: { mend: Mend; onAddress: Props['onAddress'] }) {
  const t = useTranslations('checkout.mend');
  const { lines, remove, replace } = useCart((cart) => cart);
  const counted = useCounted();
  switch (mend.kind) {
    case 'link':
      return (
        <Button component={AppLink} to={mend.to} {...button}>
          {mend.to === '/cart' ? t('cart') : t('product')}
        </Button>
      );
    case 'addAddress':
    case 'finishAddress':
      return (
        <Button {...button} onClick={() => onAddress(mend.type)}>
          {t(mend.kind)}
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
        <Button {...button} onClick={() => remove(mend.P_Code)}>
          {t('remove')}
        </Button>
      );
    case 'reduce': {
      const reduced = lines.map((line) =>
        line.P_Code === mend.P_Code ? Object.assign({ ...line }, mend.quantities) : line,
      );
      return (
        <Button {...button} onClick={() => replace(reduced)}>
          {t('reduce', { amount: amountsIn(mend.amounts, counted) })}
        </Button>
      );
    }
  }
}
