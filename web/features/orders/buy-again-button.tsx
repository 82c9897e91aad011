import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Note } from '../../ui/note.tsx';
import { useCounted } from '../../ui/use-counted.ts';
import type { BuyAgain, LeftOut } from './buy-again.ts';
import { useBuyAgain } from './use-buy-again.ts';
import classes from './order-detail.module.css';

/** Puts the order into the cart once more, and says what came of it. */
export function BuyAgainButton({ detail }: { detail: OrderDetail }) {
  const t = useTranslations('orders');
  const { buy, busy, done, time } = useBuyAgain();
  return (
    <>
      <Button size="lg" variant="light" loading={busy} onClick={() => buy(detail)}>
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
