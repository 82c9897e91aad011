import { Button } from '@mantine/core';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Money } from '../../ui/display/money.tsx';
import { Totals } from '../../ui/display/totals.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { refusal } from '../../ui/form/field-errors.ts';
import type { Trial } from './merchant-promotions.queries.ts';
import classes from './promotion-preview.module.css';

type Props = { trial: Trial | undefined; error: Error | null; onRetry: () => void };

/** What the cart comes to with the promotion: its lines, its gifts, what is missing for more, and what staff should know. */
export function TrialSums({ trial, error, onRetry }: Props) {
  const t = useTranslations('merchantPromotions.preview');
  if (error)
    return (
      <Note tone="error" live>
        <p>{refusal(error) ?? t('failed')}</p>
        <Button variant="default" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Note>
    );
  if (!trial) return <LoadingState />;
  const { Lines, Subtotal, Discount, FreeWorth, Total, Missing, HeldBack, BelowCost, NotSold } = trial;
  const { Applies, NotFor } = trial;
  const nameOf = (code: string): string => Lines.find(({ P_Code }) => P_Code === code)?.PRODUCTNAME ?? code;
  return (
    <div className={classes.sums}>
      <ul className={classes.results} aria-label={t('lines')}>
        {Lines.map((line) => (
          <li key={`${line.P_Code}/${line.Unit}/${line.IsFree}`} className={classes.result}>
            <span>
              <UserText>{line.PRODUCTNAME}</UserText> × {line.Quantity} {line.UnitName}
              {line.IsFree && <small>{t('free')}</small>}
              {!line.IsFree && line.Discount > 0 && (
                <small>{t('off', { amount: formatBaht(line.Discount) })}</small>
              )}
            </span>
            <Money baht={line.Amount} />
          </li>
        ))}
      </ul>
      <Totals
        rows={[
          { label: t('subtotal'), baht: Subtotal },
          { label: t('discount'), baht: -Discount },
        ]}
        total={{ label: t('total'), baht: Total }}
        notes={[FreeWorth > 0 ? t('freeWorth', { amount: formatBaht(FreeWorth) }) : undefined]}
      />
      {HeldBack && (
        <Note tone="warning">
          {t('heldBack', {
            amount: formatBaht(HeldBack.Amount),
            names: HeldBack.Products.map(nameOf).join(', '),
          })}
        </Note>
      )}
      {!Applies && !NotFor && !HeldBack && <p className={classes.hint}>{t('notApplied')}</p>}
      {NotFor && (
        <Note tone="info">
          {t('notFor', { why: NotFor.map((reason) => t(`notForWhy.${reason}`)).join(', ') })}
        </Note>
      )}
      {Missing && (
        <p className={classes.missing}>
          {Missing.Of === 'pieces'
            ? t('missingPieces', { count: Missing.Number })
            : t('missingBaht', { amount: formatBaht(Missing.Number) })}
        </p>
      )}
      {BelowCost && BelowCost.length > 0 && (
        <Note tone="warning">{t('belowCost', { names: BelowCost.map(nameOf).join(', ') })}</Note>
      )}
      {NotSold.length > 0 && <Note tone="info">{t('notSold', { codes: NotSold.join(', ') })}</Note>}
    </div>
  );
}
