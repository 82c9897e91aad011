import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { KeyCap } from '../../ui/display/key-cap.tsx';
import { GO_ON_KEY } from '../cart/summary/checkout-button.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ORDERS } from './use-order-key.ts';
import type { Placing } from './use-place-order.ts';

/** What the button does and when; there are two of it, one a width of the window. */
export type OrderButton = {
  placing: Placing;
  /** The server has computed what the page shows. */
  ready: boolean;
  onOrder: () => void;
  onAskAgain: () => void;
  onConfirm: () => void;
};

type Props = OrderButton & {
  fullWidth?: boolean;
  /** The key that leads to it is shown on it. */
  withKey?: boolean;
};

/** The one button that orders: the first time, again after no answer, or for a total that has changed. */
export function PlaceOrderButton(props: Props) {
  const { placing, ready, fullWidth, withKey = false, onOrder, onAskAgain, onConfirm } = props;
  const t = useTranslations('checkout');
  const look = {
    size: 'lg',
    fullWidth,
    'aria-keyshortcuts': GO_ON_KEY,
    ...ORDERS,
    rightSection: withKey && <KeyCap hidden>Ctrl Enter</KeyCap>,
  } as const;
  switch (placing.state) {
    case 'unknown':
      return (
        <Button {...look} onClick={onAskAgain}>
          {t('tryAgain')}
        </Button>
      );
    case 'changed':
      return (
        <Button {...look} onClick={onConfirm}>
          {t('confirmNew', { now: formatBaht(placing.now.Total) })}
        </Button>
      );
    case 'sending':
    case 'placed':
      return (
        <Button {...look} loading aria-label={t('placing')}>
          {t('placeOrder')}
        </Button>
      );
    case 'ready':
    case 'stopped':
      return (
        <Button {...look} disabled={!ready} onClick={onOrder}>
          {t('placeOrder')}
        </Button>
      );
  }
}
