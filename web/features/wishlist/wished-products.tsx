import { useState } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ListEnd } from '../../ui/layout/list-end.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useCenterWord } from '../center/use-center-word.ts';
import { ProductGrid } from '../product/card/product-grid.tsx';
import { useFocusKept } from '../product/buying/use-focus-kept.ts';
import classes from './wished-products.module.css';

type Props = {
  products: readonly Product[];
  /** How many more are on the list that this center does not sell. */
  elsewhere: number;
};

/** Shown at a time: a list may hold 200. */
const STEP = 24;

/** The products of the list. One that is taken off stays until the page is left, so that a slip can be corrected. */
export function WishedProducts({ products, elsewhere }: Props) {
  const t = useTranslations('wishlist');
  const word = useCenterWord();
  const [most, setMost] = useState(STEP);
  const shown = products.slice(0, most);
  const hasMore = products.length > most;
  const end = useFocusKept<HTMLDivElement>(hasMore);
  return (
    <div ref={end} className={classes.list}>
      {elsewhere > 0 && <Note tone="info">{t('elsewhere', { word, count: elsewhere })}</Note>}
      <ProductGrid products={shown} label={t('title')} goOnAt={Math.max(0, most - STEP)} />
      <ListEnd
        count={t('shown', { count: shown.length })}
        more={hasMore ? t('more') : undefined}
        onMore={() => setMost(most + STEP)}
      />
    </div>
  );
}
