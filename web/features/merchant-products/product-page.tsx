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
import { AgreedPrices } from './agreed-prices.tsx';
import { AdvancePrices } from './advance-prices.tsx';
import { PriceWhyPanel } from './price-why.tsx';
import { ProductForm } from './product-form.tsx';
import {
  isFormPart,
  newProductPath,
  PRODUCT_LIST,
  productPath,
  unitOfPart,
  type Part,
} from './product-paths.ts';
import { ProductPictures } from './product-pictures.tsx';
import { ProductPricesForm } from './product-prices-form.tsx';
import { ToSell } from './to-sell.tsx';
import { ArchiveButton, ProductCenters, ProductPrices } from './product-state.tsx';

/** One product: all that is kept of it in two parts, its prices in two, its pictures, where it is offered, and what was changed of it. */
export function ProductPage({ code, part }: { code: string; part: Part }) {
  const t = useTranslations('merchantProducts');
  const page = usePage();
  const { Rights } = useStaff();
  const { data: product } = useSuspenseQuery(productQuery(page, code));
  const mayChange = Rights.includes('manageProducts');
  const mayPrice = Rights.includes('changePrices');
  const unit = unitOfPart(part);
  const isArchived = product.Archived === 'Y';
  const name = page.locale === 'en' ? product.PRODUCTNAME_EN : product.PRODUCTNAME;
  return (
    <DetailPage
      title={name}
      titleIsName
      facts={<UserText>{code}</UserText>}
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
      <ToSell product={product} />
      <nav aria-label={t('one')} className={classes.tabs}>
        {(['detail', 'category', 'pricelevelunit1', 'advanceprice', 'agreedprice'] as const).map((one) => (
          <AppLink
            key={one}
            to={productPath(code, one)}
            className={classes.tab}
            replace
            preventScrollReset
            prefetch="none"
            aria-current={one === (unit ? 'pricelevelunit1' : part) ? 'true' : undefined}
          >
            {t(`parts.${one}`)}
          </AppLink>
        ))}
      </nav>
      {isFormPart(part) && (
        <fieldset className={classes.whole} disabled={!mayChange}>
          <ProductForm product={product} part={part} />
        </fieldset>
      )}
      {unit && (
        <div className={classes.part}>
          <ProductPricesForm product={product} unit={unit} mayChange={mayPrice} />
          <PriceWhyPanel product={product} />
        </div>
      )}
      {part === 'advanceprice' && <AdvancePrices code={code} mayChange={mayPrice} />}
      {part === 'agreedprice' && (
        <AgreedPrices code={code} saleUnit={product.SaleUnit} mayChange={mayPrice} />
      )}
    </DetailPage>
  );
}
