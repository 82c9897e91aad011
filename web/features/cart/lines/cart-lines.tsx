import { useQuery } from '@tanstack/react-query';
import { Fragment, useId, type ReactNode } from 'react';
import type { OrderProblem } from '#contract/orders.schemas.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { categoriesQuery } from '../../category/category.queries.ts';
import { cartGroups, groupSelection, type CartGroup } from './cart-groups.ts';
import { CartLine, type CartLineActions } from './cart-line.tsx';
import { LineSkeleton } from '../page/cart-skeleton.tsx';
import type { CartLineView } from '../summary/cart-view.ts';
import { problemAtLine } from './line-problem.ts';
import { SelectBox } from './select-box.tsx';
import type { SeenPrices } from '../summary/seen-prices.ts';
import type { ShownQuote } from '../summary/shown-quote.ts';
import { useCart } from '../store/use-cart.ts';
import classes from '../page/cart-contents.module.css';

type Props = {
  lines: readonly CartLineView[];
  /** What the server found wrong. */
  problems: readonly OrderProblem[];
  seen: SeenPrices;
  /** With the discounts of each line. */
  shown: ShownQuote;
  actions: CartLineActions;
  /** Where a line was removed a moment ago, among all lines, with the way to undo it. */
  gap?: { place: number; group: string; undo: ReactNode };
};

/** The lines by kind of goods, each kind with a box of its own; a cart of one kind is a plain list. */
export function CartLines(props: Props) {
  const groups = cartGroups(props.lines);
  const { gap, lines, ...rest } = props;
  const before = gap && shownBefore(lines, gap);
  const place = (group: readonly CartLineView[]) =>
    gap && { undo: gap.undo, at: group.filter(({ code }) => before?.has(code)).length };
  if (groups.length < 2) return <Lines {...rest} lines={lines} gap={place(lines)} />;
  // The last of its kind has taken its group with it.
  const goneBefore = gap && groups.every(({ code }) => code !== gap.group);
  const next = goneBefore ? groups.findIndex((group) => !before?.has(group.lines[0]?.code ?? '')) : -1;
  return (
    <>
      {groups.map((group, nth) => (
        <Fragment key={group.code}>
          {nth === next && gap?.undo}
          <Group {...rest} group={group} gap={group.code === gap?.group ? place(group.lines) : undefined} />
        </Fragment>
      ))}
      {goneBefore && next < 0 && gap?.undo}
    </>
  );
}

/** The lines above a removed one: in their groups, not in the order in which they were added. */
function shownBefore(lines: readonly CartLineView[], { place, group }: { place: number; group: string }) {
  const taken = { code: '', group, selected: false, selectable: false };
  const all: Pick<CartLineView, 'code' | 'group' | 'selected' | 'selectable'>[] = [...lines];
  const shown = cartGroups(all.toSpliced(place, 0, taken)).flatMap((each) => each.lines);
  return new Set(shown.slice(0, shown.indexOf(taken)).map(({ code }) => code));
}

type GroupProps = Omit<Props, 'gap' | 'lines'> & { gap: { undo: ReactNode; at: number } | undefined };

function Group({ group, ...props }: GroupProps & { group: CartGroup }) {
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

function Lines({
  lines,
  gap,
  problems,
  seen,
  shown: quoted,
  actions,
}: GroupProps & { lines: readonly CartLineView[] }) {
  const shown = lines.map((line) =>
    line.awaited ? (
      <li key={line.code}>
        <LineSkeleton />
      </li>
    ) : (
      <CartLine
        key={line.code}
        line={{ ...line, problem: problemAtLine(problems, line.code) ?? line.problem }}
        seen={seen}
        shown={quoted}
        actions={actions}
      />
    ),
  );
  return (
    <ul className={classes.lines}>
      {gap ? shown.toSpliced(gap.at, 0, <li key="undo">{gap.undo}</li>) : shown}
    </ul>
  );
}
