import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useCounted } from '../../ui/display/use-counted.ts';
import type { BuyAgain, LeftOut } from './buy-again.ts';
import type { OrderKey } from './orders.queries.ts';
import { useBuyAgain } from './use-buy-again.ts';
import classes from './order-detail.module.css';

type Props = {
  orderKey: OrderKey;
  /** The id of what says which order it is, where there are several. */
  describedBy?: string;
};

/** Puts the order into the cart once more, and says what came of it. */
export function BuyAgainButton({ orderKey, describedBy }: Props) {
  const t = useTranslations('orders');
  const { buy, busy, done, time } = useBuyAgain();
  return (
    <>
      <Button
        size={describedBy === undefined ? 'lg' : 'md'}
        variant="light"
        loading={busy}
        aria-describedby={describedBy}
        onClick={() => buy(orderKey)}
      >
        {t('buyAgain')}
      </Button>
      {done && <BoughtNote key={time} done={done} />}
    </>
  );
}

function BoughtNote({ done: { add, leftOut } }: { done: BuyAgain }) {
  const t = useTranslations('orders.again');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const count = new Set(add.map(({ P_Code }) => P_Code)).size;
  const tone = leftOut.length === 0 ? 'good' : 'warning';
  return (
    <Note tone={tone} title={count > 0 ? t('added', { count }) : t('nothing')} live ref={note}>
      {leftOut.length > 0 && (
        <ul className={classes.leftOut}>
          {leftOut.map((left) => (
            <li key={`${left.code}/${left.unitName}`}>
              <LeftOutText left={left} />
            </li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <Button component={AppLink} to="/cart" size="md" variant="white">
          {t('toCart')}
        </Button>
      )}
    </Note>
  );
}

function LeftOutText({ left: { name, unitName: unit, why, wanted, taken } }: { left: LeftOut }) {
  const t = useTranslations('orders.again');
  const counted = useCounted();
  if (why === 'FEWER')
    return t('why.FEWER', { name, wanted: counted(wanted, unit), taken: counted(taken, unit) });
  return t(`why.${why}`, { name, unit });
}
