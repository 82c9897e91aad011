import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderProblem } from '#contract/orders.schemas.ts';
import { usePage } from '../../page/page-context.ts';
import { categoriesQuery } from '../category/category.queries.ts';
import { cartGroups, groupSelection, type CartGroup } from './cart-groups.ts';
import { CartLine, type CartLineActions } from './cart-line.tsx';
import { LineSkeleton } from './cart-skeleton.tsx';
import type { CartLineView } from './cart-view.ts';
import { problemAtLine } from './line-problem.ts';
import { SelectBox } from './select-box.tsx';
import type { SeenPrices } from './seen-prices.ts';
import { useCart } from './use-cart.ts';
import classes from './cart-contents.module.css';

type Props = {
  lines: readonly CartLineView[];
  /** What the server found wrong. */
  problems: readonly OrderProblem[];
  seen: SeenPrices;
  actions: CartLineActions;
};

/** The lines by kind of goods, each kind with a box of its own; a cart of one kind is a plain list. */
export function CartLines(props: Props) {
  const groups = cartGroups(props.lines);
  if (groups.length < 2) return <Lines {...props} />;
  return groups.map((group) => <Group key={group.code} group={group} {...props} />);
}

function Group({ group, ...props }: Props & { group: CartGroup }) {
  const t = useTranslations('cartPage');
  const page = usePage();
  const select = useCart((cart) => cart.select);
  const { data } = useQuery(categoriesQuery(page));
  const id = useId();
  const name = data?.find((category) => category.code === group.code)?.name;
  const { code, lines, selectedCount, selectableCount } = group;
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h2 className={classes.groupHead}>
        <SelectBox
          selected={selectedCount}
          selectable={selectableCount}
          onToggle={(all) => select(groupSelection(lines, all))}
        >
          <span id={id}>{code === '' ? t('otherGroup') : (name ?? '\u00a0')}</span>
        </SelectBox>
      </h2>
      <Lines {...props} lines={lines} />
    </section>
  );
}

function Lines({ lines, problems, seen, actions }: Props) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) =>
        line.awaited ? (
          <li key={line.code}>
            <LineSkeleton />
          </li>
        ) : (
          <CartLine
            key={line.code}
            line={{ ...line, problem: problemAtLine(problems, line.code) ?? line.problem }}
            seen={seen}
            actions={actions}
          />
        ),
      )}
    </ul>
  );
}
