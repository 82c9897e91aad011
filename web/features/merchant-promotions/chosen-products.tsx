import { useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ChooseSheet } from '../../merchant-ui/choose-sheet.tsx';
import { ChosenLines } from '../../merchant-ui/form/chosen-lines.tsx';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import {
  findProducts,
  MERCHANT_PROMOTIONS,
  PRODUCTS_FOUND,
  type PromotionProduct,
} from './merchant-promotions.queries.ts';
import classes from './merchant-promotions.module.css';

type Props = {
  name: 'ProductsSale' | 'ProductsFree';
  error: string | undefined;
  products: readonly PromotionProduct[];
  onChange: (products: PromotionProduct[]) => void;
};

const keyOfProduct = ({ P_Code }: PromotionProduct): string => P_Code;
const nameOfProduct = ({ PRODUCTNAME }: PromotionProduct): string => PRODUCTNAME;

/** Products for sale or for free, chosen in a sheet that the shop searches (B-74b). */
export function ChosenProducts({ name, error, products, onChange }: Props) {
  const t = useTranslations('merchantPromotions.form');
  const [isOpen, setIsOpen] = useState(false);
  const remove = (code: string): void => onChange(products.filter(({ P_Code }) => P_Code !== code));
  return (
    <>
      <ChosenLines
        name={name}
        label={t(name)}
        hint={t(`hints.${name}`)}
        error={error}
        items={products}
        keyOf={keyOfProduct}
        nameOf={nameOfProduct}
        onRemove={remove}
        choose={t(`choose.${name}`)}
        onChoose={() => setIsOpen(true)}
      >
        {(product) => <ProductWords product={product} />}
      </ChosenLines>
      {isOpen && (
        <ProductSheet
          title={t(`choose.${name}`)}
          chosen={products}
          onAdd={(more) => onChange([...products, ...more])}
          onRemove={remove}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

type SheetProps = {
  title: string;
  chosen: readonly PromotionProduct[];
  onAdd: (products: readonly PromotionProduct[]) => void;
  onRemove: (code: string) => void;
  onClose: () => void;
};

export function ProductSheet({ title, chosen, onAdd, onRemove, onClose }: SheetProps) {
  const t = useTranslations('merchantPromotions.form');
  const page = usePage();
  return (
    <ChooseSheet
      title={title}
      hint={t('findProducts')}
      list={[...MERCHANT_PROMOTIONS, 'products', page.locale]}
      find={findProducts(page)}
      most={PRODUCTS_FOUND}
      keyOf={keyOfProduct}
      nameOf={nameOfProduct}
      chosen={new Set(chosen.map(keyOfProduct))}
      onAdd={onAdd}
      onRemove={onRemove}
      onClose={onClose}
    >
      {(product) => <ProductWords product={product} />}
    </ChooseSheet>
  );
}

function ProductWords({ product }: { product: PromotionProduct }) {
  const [unit] = product.Units;
  return (
    <span className={classes.product}>
      <Picture src={product.PIC_FILENAME} alt="" width={40} height={40} />
      <span>
        <UserText>{product.PRODUCTNAME}</UserText>
        <span className={classes.small}>
          {product.P_Code}
          {unit && unit.UnitPrice !== null && ` · ${formatBaht(unit.UnitPrice)} / ${unit.UnitName}`}
        </span>
      </span>
    </span>
  );
}
