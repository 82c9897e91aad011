import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { inTreeOrder, pathOf, type Move } from '#domain/products/category-tree.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconProducts } from '../../ui/theme/icons.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { dropMove, placedOf, stepMove, type Step } from './category-moves.ts';
import { CategoryRow } from './category-row.tsx';
import classes from './merchant-categories.module.css';
import {
  categoriesQuery,
  newCategoryPath,
  useKeepCategories,
  type AllCategories,
} from './merchant-categories.queries.ts';

/** The tree of categories: found by name, moved by buttons or by mouse with all that is below (N-10b). */
export function CategoryList() {
  const t = useTranslations('merchantCategories');
  const page = usePage();
  const { data } = useSuspenseQuery(categoriesQuery(page));
  const mayChange = useStaff().Rights.includes('manageProducts');
  const [text, setText] = useState('');
  const all = inTreeOrder(data.Data, placedOf);
  const nameOf = (code: string): string => {
    const one = data.Data.find(({ Code }) => Code === code);
    return one ? (page.locale === 'en' ? one.NameEn : one.NameTh) : code;
  };
  const tree = data.Data.map(placedOf);
  const sought = text.trim().toLowerCase();
  const shown = all.filter(
    ({ Code, NameTh, NameEn }) =>
      sought === '' || [Code, NameTh, NameEn].some((one) => one.toLowerCase().includes(sought)),
  );
  const moving = useMoving({ data, nameOf });
  const [dragged, setDragged] = useState<string>();
  const canMove = mayChange && sought === '';
  if (all.length === 0)
    return (
      <EmptyState icon={<IconProducts size={32} />} title={t('none')}>
        {mayChange && (
          <Button component={AppLink} to={newCategoryPath('')} size="md">
            {t('add')}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <>
      <div className={classes.head}>
        <TextField
          label={t('search')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          maxLength={60}
          className={classes.search}
        />
        {shown.length > 0 && <ExportList list="categories" filters={{ text: sought }} />}
      </div>
      {mayChange && <p className={classes.hint}>{t(sought === '' ? 'help' : 'helpFound')}</p>}
      {shown.length === 0 && <EmptyState icon={<IconProducts size={32} />} title={t('noneFound')} />}
      <ol className={classes.tree} aria-label={t('title')}>
        {shown.map((category) => (
          <CategoryRow
            key={category.Code}
            category={category}
            above={sought === '' ? '' : pathOf(tree, category.Code).slice(0, -1).map(nameOf).join(' › ')}
            mayAdd={mayChange}
            canMove={canMove}
            stepOf={(step) => stepMove(tree, category.Code, step)}
            onStep={(step, move) => moving.go(move, step)}
            isDragged={dragged === category.Code}
            dropOf={(edge) =>
              dragged === undefined ? undefined : dropMove(tree, { code: dragged, on: category.Code, edge })
            }
            onDrag={setDragged}
            onDrop={(move) => moving.go(move)}
          />
        ))}
      </ol>
      <output className="hidden-visually">{moving.said}</output>
    </>
  );
}

type Moving = { data: AllCategories; nameOf: (code: string) => string };

/** One move after the other; the button that was pressed keeps the focus where its row has gone. */
function useMoving({ data, nameOf }: Moving) {
  const t = useTranslations('merchantCategories');
  const page = usePage();
  const keep = useKeepCategories(page);
  const tellError = useTellError();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const pressed = useRef<{ code: string; step: Step }>(undefined);
  useEffect(() => {
    if (!pressed.current) return;
    const { code, step } = pressed.current;
    if (!data.Data.some(({ Code }) => Code === code)) return;
    pressed.current = undefined;
    const row = document.getElementById(`category-${code}`);
    row?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  }, [data]);
  const go = async (move: Move, step?: Step): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const saved = await page.api.moveCategory({
        params: { code: move.code },
        body: { Parent: move.parent ?? '', Before: move.before ?? '' },
      });
      if (step) pressed.current = { code: move.code, step };
      keep(saved);
      const name = nameOf(move.code);
      setSaid(
        move.parent === null ? t('movedTop', { name }) : t('moved', { name, parent: nameOf(move.parent) }),
      );
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  };
  return { said, go: (move: Move, step?: Step) => void go(move, step) };
}
