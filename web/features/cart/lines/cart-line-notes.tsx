import { Button } from '@mantine/core';
import type { UnitQuantities } from '#domain/pricing/units.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { IconWarning } from '../../../ui/theme/icons.ts';
import { useCounted } from '../../../ui/display/use-counted.ts';
import type { CartLineView } from '../summary/cart-view.ts';
import { lineFix, type Amount } from './line-fix.ts';
import type { LineProblem } from './line-problem.ts';
import classes from './cart-line.module.css';

type Props = { line: CartLineView; onReduce: (quantities: UnitQuantities) => void };

/** What is wrong with a line, with the way to fix it; or that there are few left. */
export function CartLineNotes({ line, onReduce }: Props) {
  const t = useTranslations('cartPage');
  const tell = useLineProblem();
  const counted = useCounted();
  const { problem, fewLeft } = line;
  if (!problem && fewLeft === undefined) return null;
  const fix = problem && lineFix(line, problem);
  return (
    <div className={classes.notes}>
      {problem && (
        <span className={classes.problem}>
          <IconWarning size={16} aria-hidden />
          {tell(problem, line.pieceName)}
        </span>
      )}
      {fix?.kind === 'reduce' && (
        <Button
          size="sm"
          h={40}
          px={12}
          maw="100%"
          variant="default"
          onClick={() => onReduce(fix.quantities)}
        >
          {t('reduceTo', { amount: amountsIn(fix.amounts, counted) })}
        </Button>
      )}
      {fewLeft !== undefined && (
        <span className={classes.few}>{t('fewLeft', { amount: counted(fewLeft, line.pieceName) })}</span>
      )}
    </div>
  );
}

/** The sentence for a problem of a line; stock is given in the product's own pieces. */
export function useLineProblem(): (problem: LineProblem, pieceName: string) => string {
  const t = useTranslations('cartPage');
  const counted = useCounted();
  return (problem, unit) =>
    problem.code === 'NOT_ENOUGH'
      ? t('problem.NOT_ENOUGH', { amount: counted(problem.left, unit) })
      : t(`problem.${problem.code}`);
}

/** "1 case + 3 pouches". */
export const amountsIn = (
  amounts: readonly Amount[],
  counted: (count: number, unit: string) => string,
): string => amounts.map(({ count, unitName }) => counted(count, unitName)).join(' + ');
