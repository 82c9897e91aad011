import { useNavigate } from 'react-router';
import type { Product } from '#contract/catalogue.schemas.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { useAddress } from '../../page/use-address.ts';
import { IconHeart, IconHeartFilled } from '../../ui/theme/icons.ts';
import { loginPath } from '../session/sign-in/next-path.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { useWish } from './use-wish.ts';
import classes from './wish-heart.module.css';

type Props = {
  product: Pick<Product, 'P_Code' | 'PRODUCTNAME'>;
  /** With its words beside it. */
  long?: boolean;
};

/** Puts the product on the wish list and takes it off again; not for a salesman in the customer's name. */
export function WishHeart(props: Props) {
  const { guest, acting } = useVisitor();
  if (acting) return null;
  // A page has many hearts: a guest's has nothing to ask.
  return guest ? <GuestHeart {...props} /> : <CustomerHeart {...props} />;
}

/** Leads to the sign-in and back. */
function GuestHeart(props: Props) {
  const { locale } = usePage();
  const navigate = useNavigate();
  const address = useAddress();
  const signIn = (): void => void navigate(localePath(locale, loginPath(address)));
  return <Heart {...props} wished={undefined} onClick={signIn} />;
}

function CustomerHeart(props: Props) {
  const { wished, toggle } = useWish(props.product.P_Code);
  return <Heart {...props} wished={wished} onClick={toggle} />;
}

type HeartProps = Props & {
  /** Undefined for a guest. */
  wished: boolean | undefined;
  onClick: () => void;
};

function Heart({ product: { PRODUCTNAME: name }, long = false, wished, onClick }: HeartProps) {
  const t = useTranslations('product.wish');
  const Icon = wished ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      data-long={long || undefined}
      aria-pressed={wished}
      aria-label={t(wished === undefined ? 'signIn' : 'label', { name })}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden />
      {long && <span aria-hidden>{wished ? t('wished') : t('add')}</span>}
    </button>
  );
}
