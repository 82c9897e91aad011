import { Button } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { OrderProblem } from '#contract/orders.schemas.ts';
import { promotionCodeOf } from '#domain/promotion/promotion-code.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useVouchers } from '../cart/store/use-vouchers.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { couponName as bareName } from './coupon-words.ts';
import { useVoucherProblem, voucherProblemOf } from './use-voucher-problem.ts';
import classes from './voucher-panel.module.css';

type Props = {
  /** What the server found wrong; undefined while it computes. */
  problems: readonly OrderProblem[] | undefined;
  /** What it says where it does not look up the code. */
  codeRefused: string | undefined;
  /** What the chosen coupon's promotion is called; undefined while it gives nothing. */
  couponName: string | undefined;
};

/** One of the own coupons and the code that the buyer knows: chosen once, kept with the cart, and taken away again. */
export function VoucherPanel({ problems, codeRefused, couponName }: Props) {
  const t = useTranslations('offers');
  const { guest } = useVisitor();
  const { vouchers, setCode, setCoupon } = useVouchers();
  const { CouponId, PromotionCode } = vouchers;
  return (
    <Panel title={t('vouchers')}>
      {CouponId !== undefined && (
        <Chosen
          label={couponName === undefined ? t('couponUsed') : t('couponOf', { name: bareName(couponName) })}
          onRemove={() => setCoupon(undefined)}
        >
          <VoucherNote problems={problems} voucher="coupon" />
        </Chosen>
      )}
      {!guest && (
        <Button component={AppLink} to="/crm/discount-coupon" size="md" variant="default">
          {CouponId === undefined ? t('chooseCoupon') : t('otherCoupon')}
        </Button>
      )}
      {PromotionCode === undefined ? (
        <CodeForm onCode={setCode} />
      ) : (
        <Chosen label={t('codeUsed', { code: PromotionCode })} onRemove={() => setCode(undefined)}>
          {codeRefused === undefined ? (
            <VoucherNote problems={problems} voucher="code" />
          ) : (
            <output className={classes.problem}>{codeRefused}</output>
          )}
        </Chosen>
      )}
    </Panel>
  );
}

function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('offers');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    const code = promotionCodeOf(typeof typed === 'string' ? typed : '');
    if (code === undefined) setError(t('codeWrong'));
    else onCode(code);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        name="code"
        label={t('code')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" size="lg" variant="default">
        {t('useCode')}
      </Button>
    </form>
  );
}

/** What is used, with the way to do without it. */
function Chosen({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  const t = useTranslations('offers');
  return (
    <div className={classes.chosen}>
      <div className={classes.row}>
        <strong>{label}</strong>
        <Button variant="subtle" size="sm" h={40} onClick={onRemove} aria-label={t('removeOf', { label })}>
          {t('remove')}
        </Button>
      </div>
      {children}
    </div>
  );
}

/** Why the chosen one takes nothing off. */
function VoucherNote({ problems, voucher }: Pick<Props, 'problems'> & { voucher: 'coupon' | 'code' }) {
  const tell = useVoucherProblem();
  const found = problems?.map(voucherProblemOf).find((one) => one?.Voucher === voucher);
  return <output className={classes.problem}>{found && tell(found)}</output>;
}
