import { Button } from '@mantine/core';
import type { Product } from '#contract/catalogue.schemas.ts';
import { bahtFromSatang, multiplySatang } from '#domain/pricing/money.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Money } from '../../ui/display/money.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { useCounted } from '../../ui/display/use-counted.ts';
import { IconButton } from '../../ui/form/plain-button.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconTrash, IconWarning } from '../../ui/theme/icons.ts';
import { offeredUnits } from '../cart/lines/offered-units.ts';
import type { LeftOut } from '../orders/buy-again.ts';
import { UnitSwitch } from '../product/card/unit-switch.tsx';
import { productPath } from '../product/product-path.ts';
import { FindProduct } from './find-product.tsx';
import { ProductChoices } from './product-choices.tsx';
import type { ReviewLine } from './review.ts';
import classes from './quick-order.module.css';

type Props = {
  line: ReviewLine;
  product: Product | undefined;
  suggestions: readonly Product[];
  /** Why it does not go into the cart, or not all of it. */
  problem: LeftOut | undefined;
  onChange: (part: Partial<ReviewLine>) => void;
  onChoose: (product: Product) => void;
  onRemove: () => void;
};

/** A line of the list: what was written, what it was understood as, and what can be changed about it. */
export function ReviewRow({ line, product, suggestions, problem, onChange, onChoose, onRemove }: Props) {
  const t = useTranslations('quickOrder');
  const isOpen = line.state !== 'sure';
  const text = line.text || product?.PRODUCTNAME || (line.code ?? '');
  return (
    <article className={classes.line} data-state={line.state} aria-label={text}>
      {product ? (
        <Understood line={line} product={product} onChange={onChange} onRemove={onRemove} />
      ) : (
        <div className={classes.head}>
          <p>{line.text === '' ? line.code : t('written', { text: line.text })}</p>
          <IconButton aria-label={t('removeLine', { text })} onClick={onRemove}>
            <IconTrash size={20} />
          </IconButton>
        </div>
      )}
      {problem && <Problem problem={problem} />}
      {isOpen && (
        <div className={classes.open}>
          {product && (
            <Button size="md" onClick={() => onChange({ state: 'sure', suggestions: [] })}>
              {t('confirm')}
            </Button>
          )}
          {suggestions.length > 0 && (
            <>
              <p className={classes.or}>{t('suggestions')}</p>
              <ProductChoices
                label={t('suggestionsFor', { text })}
                products={suggestions}
                onChoose={onChoose}
              />
            </>
          )}
          <FindProduct text={text} onChoose={onChoose} />
        </div>
      )}
    </article>
  );
}

type UnderstoodProps = Pick<Props, 'line' | 'onChange' | 'onRemove'> & { product: Product };

function Understood({ line, product, onChange, onRemove }: UnderstoodProps) {
  const t = useTranslations('quickOrder');
  const counted = useCounted();
  const units = offeredUnits(product);
  const chosen = units.find(({ unit }) => unit === line.unit);
  const { PRODUCTNAME: name } = product;
  return (
    <>
      <div className={classes.head}>
        <div className={classes.names}>
          <AppLink className={classes.product} to={productPath(product.P_Code)}>
            <span className={classes.picture}>
              <Picture src={product.PIC_FILENAME} alt="" width={72} height={72} sizes="56px" />
            </span>
            <span className={classes.name}>{name}</span>
          </AppLink>
          {line.text !== '' && <p className={classes.written}>{t('written', { text: line.text })}</p>}
        </div>
        <IconButton aria-label={t('removeLine', { text: line.text || name })} onClick={onRemove}>
          <IconTrash size={20} />
        </IconButton>
      </div>
      <div className={classes.buy}>
        <div className={classes.units}>
          <UnitSwitch
            units={units}
            enough={units}
            chosen={chosen}
            choose={(unit) => onChange({ unit })}
            name={name}
          />
        </div>
        <div className={classes.stepper}>
          <QuantityStepper
            quantity={line.quantity}
            label={name}
            onChange={(quantity) => (quantity > 0 ? onChange({ quantity }) : onRemove())}
          />
        </div>
        <p className={classes.amount}>
          {chosen ? (
            <>
              <strong>
                <Money
                  baht={bahtFromSatang(
                    multiplySatang(chosen.afterSatang ?? chosen.priceSatang, line.quantity),
                  )}
                />
              </strong>
              <span className={classes.counted}>{counted(line.quantity, chosen.name)}</span>
            </>
          ) : null}
        </p>
      </div>
    </>
  );
}

function Problem({ problem: { why, wanted, taken, unitName } }: { problem: LeftOut }) {
  const t = useTranslations('quickOrder');
  const counted = useCounted();
  return (
    <p className={classes.problem}>
      <IconWarning size={18} aria-hidden />
      {why === 'FEWER'
        ? t('why.FEWER', { wanted: counted(wanted, unitName), taken: counted(taken, unitName) })
        : t(`why.${why}`)}
    </p>
  );
}
