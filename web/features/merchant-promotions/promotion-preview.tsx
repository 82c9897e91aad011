import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { yyyymmdd } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PriceAfter } from '../product/card/price-after.tsx';
import { PromotionLabel } from '../product/card/promotion-label.tsx';
import { labelDoubts } from './label-doubts.ts';
import {
  trialQuery,
  type PromotionProduct,
  type Trial,
  type TrialLine,
} from './merchant-promotions.queries.ts';
import { bodyToTry, type PromotionBody } from './promotion-body.ts';
import { canBeTried } from './promotion-mistakes.ts';
import classes from './promotion-preview.module.css';
import { shortNameOf } from './promotion-words.ts';
import type { PromotionValues } from './promotion-values.ts';
import { TrialCart } from './trial-cart.tsx';
import { suggestedCart, trialLines, type TrialProduct } from './trial-cart.ts';
import { TrialSums } from './trial-sums.tsx';

const today = (): string => yyyymmdd(new Date()).replace(/^(\d{4})(\d\d)/, '$1-$2-');

/** What buyers will see of it, on a card and in a cart that staff may change; nothing of it is saved. */
export function PromotionPreview({ values }: { values: PromotionValues }) {
  const t = useTranslations('merchantPromotions.preview');
  const [day] = useState(today);
  const [own, setOwn] = useState<readonly TrialProduct[]>();
  const [customer, setCustomer] = useState('');
  const cart = own ?? suggestedCart(values);
  const lines = trialLines(cart);
  const wanted = canBeTried(values) && lines.length > 0;
  // A text, since it is compared with the one before.
  const asked = useDebounced(wanted ? JSON.stringify({ body: bodyToTry(values, day), lines, customer }) : '');
  const { data, error, refetch } = useQuery({
    ...trialQuery(usePage(), readAsked(asked)),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const trial = wanted ? data : undefined;
  const shown = values.ProductsSale[0] ?? cart[0]?.product;
  return (
    <Panel title={t('title')}>
      <p className={classes.hint}>{t('hint')}</p>
      <LabelDoubts values={values} />
      {shown && <PreviewCard values={values} product={shown} trial={trial} />}
      <h3 className={classes.subtitle}>{t('cart')}</h3>
      {values.Kind === 'HotDeal' ? (
        <p className={classes.hint}>{t('deal')}</p>
      ) : (
        <>
          <TrialCart
            cart={cart}
            onChange={setOwn}
            isOwn={own !== undefined}
            onReset={() => setOwn(undefined)}
            customer={customer}
            onCustomer={setCustomer}
          />
          {!canBeTried(values) && <p className={classes.hint}>{t('incomplete')}</p>}
          {wanted && <TrialSums trial={trial} error={error} onRetry={() => void refetch()} />}
        </>
      )}
    </Panel>
  );
}

type Asked = { body: PromotionBody; lines: TrialLine[]; customer: string };
const NOTHING: Asked = { body: { Promotion: {} }, lines: [], customer: '' };
const readAsked = (asked: string): Asked => (asked === '' ? NOTHING : (JSON.parse(asked) as Asked));

/** The short name is what buyers read on the card: it may promise no other number than the cart gives. */
function LabelDoubts({ values }: { values: PromotionValues }) {
  const t = useTranslations('merchantPromotions.preview');
  const doubts = [
    ...new Set([values.Opt30, values.ShortNameEn].flatMap((label) => labelDoubts(label, values))),
  ];
  if (doubts.length === 0) return null;
  return (
    <Note tone="warning" live>
      {t('doubts', { parts: doubts.join(', ') })}
    </Note>
  );
}

type CardProps = { values: PromotionValues; product: PromotionProduct; trial: Trial | undefined };

/**
 * As a card of the shop has it: the label on the picture, and what a unit comes to in this cart. Where the shop would drop the
 * label, staff read why instead; what several come to together is not shown without it.
 */
function PreviewCard({ values, product, trial }: CardProps) {
  const t = useTranslations('merchantPromotions.preview');
  const { locale } = usePage();
  const isDropped = trial?.NoLabel.includes(product.P_Code) ?? false;
  const label = isDropped ? '' : shortNameOf(values, locale).trim();
  const [unit] = product.Units;
  const line = trial?.Lines.find((one) => one.P_Code === product.P_Code && !one.IsFree && one.Discount > 0);
  const list = line?.UnitPrice ?? unit?.UnitPrice ?? null;
  const after =
    line && (!isDropped || line.Quantity === 1)
      ? Math.round((line.Amount / line.Quantity) * 100) / 100
      : undefined;
  return (
    <article className={classes.card} aria-label={t('card')}>
      <span className={classes.picture}>
        <Picture src={product.PIC_FILENAME} alt="" width={320} height={320} sizes="120px" />
        {label !== '' && <PromotionLabel onPicture>{label}</PromotionLabel>}
      </span>
      <div>
        <UserText className={classes.name}>{product.PRODUCTNAME}</UserText>
        {list !== null && (
          <p className={classes.price}>
            <PriceAfter list={list} after={after} /> / {line?.UnitName ?? unit?.UnitName}
          </p>
        )}
        {isDropped && <p className={classes.hint}>{t('noLabel')}</p>}
      </div>
    </article>
  );
}
