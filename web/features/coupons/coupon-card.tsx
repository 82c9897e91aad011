import type { ReactNode } from 'react';
import { UserText } from '../../ui/display/user-text.tsx';
import { PromotionLabel } from '../product/card/promotion-label.tsx';
import { UntilEnd } from '../promotion/until-end.tsx';
import type { Coupon } from './coupons.queries.ts';
import classes from './coupon-card.module.css';

type Props = {
  coupon: Pick<Coupon, 'PromotionName' | 'Label' | 'PromotionRemark' | 'DateEnd'> & { Count?: number };
  /** It can be used or collected: its end matters. */
  open: boolean;
  /** What is said of it, and what can be done with it. */
  children?: ReactNode;
};

/** A coupon as paper: what it gives, for what, and until when. */
export function CouponCard({ coupon, open, children }: Props) {
  const { PromotionName, Label, PromotionRemark, DateEnd, Count = 1 } = coupon;
  return (
    <li className={classes.coupon} data-over={!open || undefined}>
      <div className={classes.head}>
        <PromotionLabel>{Label}</PromotionLabel>
        {Count > 1 && <span className={classes.count}>×{Count}</span>}
      </div>
      <strong>
        <UserText>{PromotionName}</UserText>
      </strong>
      {PromotionRemark !== '' && <UserText className={classes.remark}>{PromotionRemark}</UserText>}
      {open && <UntilEnd end={DateEnd} />}
      {children}
    </li>
  );
}

export function CouponCards({ children }: { children: ReactNode }) {
  return <ul className={classes.coupons}>{children}</ul>;
}
