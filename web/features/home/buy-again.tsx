import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { ProductRow } from '../product/card/product-row.tsx';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { ALL_OF } from './home-paths.ts';
import { buyAgainQuery, rowOf } from './home.queries.ts';

/**
 * What this customer has ordered before, if anything (S-32 "Buy Again"). It is personal and comes once the page is
 * there, below what is in view at first, so that nothing in view moves.
 */
export function BuyAgain() {
  const t = useTranslations('home');
  const page = usePage();
  const { guest } = useVisitor();
  const hydrated = useHydrated();
  const { data: products = [] } = useQuery({ ...buyAgainQuery(page), enabled: hydrated && !guest });
  if (guest || products.length === 0) return null;
  return <ProductRow title={t('buyAgain')} products={rowOf(products)} all={ALL_OF.buyAgain} />;
}
