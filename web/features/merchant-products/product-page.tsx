import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-products.module.css';
import { productQuery } from './merchant-products.queries.ts';
import { ProductForm } from './product-form.tsx';
import {
  newProductPath,
  PRODUCT_LIST,
  productParts,
  productPath,
  type ProductPart,
} from './product-paths.ts';
import { ProductPictures } from './product-pictures.tsx';
import { ArchiveButton, ProductCenters, ProductPrices } from './product-state.tsx';

/** One product: all that is kept of it in two parts, its pictures, where it is offered, and what was changed of it. */
export function ProductPage({ code, part }: { code: string; part: ProductPart }) {
  const t = useTranslations('merchantProducts');
  const page = usePage();
  const { Rights } = useStaff();
  const { data: product } = useSuspenseQuery(productQuery(page, code));
  const mayChange = Rights.includes('manageProducts');
  const isArchived = product.Archived === 'Y';
  const name = page.locale === 'en' ? product.PRODUCTNAME_EN : product.PRODUCTNAME;
  return (
    <DetailPage
      title={t('one')}
      facts={<UserText>{`${name} (${code})`}</UserText>}
      back={{ to: useLastList('products', PRODUCT_LIST), label: t('title') }}
      list="products"
      status={isArchived ? <StatusBadge tone="stopped">{t('turn.archived')}</StatusBadge> : undefined}
      actions={
        mayChange && (
          <>
            <Button component={AppLink} to={newProductPath({ copy: code })} variant="default" size="md">
              {t('copy')}
            </Button>
            <ArchiveButton product={product} />
          </>
        )
      }
      side={
        <div className={classes.side}>
          <ProductCenters product={product} />
          {mayChange && <ProductPictures product={product} />}
          <ProductPrices product={product} />
          <RecordHistory subject={`product/${code}`} />
        </div>
      }
    >
      <nav aria-label={t('one')} className={classes.tabs}>
        {productParts.map((one) => (
          <AppLink
            key={one}
            to={productPath(code, one)}
            className={classes.tab}
            replace
            preventScrollReset
            prefetch="none"
            aria-current={one === part ? 'true' : undefined}
          >
            {t(`parts.${one}`)}
          </AppLink>
        ))}
      </nav>
      <fieldset className={classes.whole} disabled={!mayChange}>
        <ProductForm product={product} part={part} />
      </fieldset>
    </DetailPage>
  );
}
