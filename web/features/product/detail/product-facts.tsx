import { useTranslations } from '../../../i18n/use-translations.tsx';
import type { ProductDetail } from '../product.queries.ts';
import classes from './product-facts.module.css';

/** What is known of a product, a line each; what is not said is left out. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const t = useTranslations('productPage.facts');
  const barcodes = barcodesOf(product);
  const facts: [name: string, value: string][] = [
    [t('brand'), product.P_Brand],
    [t('size'), product.P_Size],
    [t('code'), product.P_Code],
    [t('barcode'), barcodes.join('\n')],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** With the unit's name where several units have one of their own. */
function barcodesOf(product: ProductDetail): string[] {
  const { UNIT1NAME, UNIT2NAME, UNIT3NAME, BARCODE1, BARCODE2, BARCODE3 } = product;
  const all = [
    [UNIT1NAME, BARCODE1],
    [UNIT2NAME, BARCODE2],
    [UNIT3NAME, BARCODE3],
  ].filter(([, barcode]) => barcode !== '');
  return all.map(([unit, barcode = '']) => (all.length > 1 ? `${barcode} (${unit})` : barcode));
}
