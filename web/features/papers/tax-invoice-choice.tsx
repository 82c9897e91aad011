import type { DeliveryAddress } from '#contract/address.schemas.ts';
import { isKnownBuyer } from '#domain/papers/paper.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import classes from './papers.module.css';

type Props = {
  isWished: boolean;
  onWish: (isWished: boolean) => void;
  /** Whose name the invoice has. */
  billedTo: DeliveryAddress | undefined;
};

/** Whether the buyer wishes a full tax invoice, and what it still needs of the address. */
export function TaxInvoiceChoice({ isWished, onWish, billedTo }: Props) {
  const t = useTranslations('checkout.taxInvoice');
  return (
    <label className={classes.wish}>
      <input
        type="checkbox"
        checked={isWished}
        onChange={({ currentTarget }) => onWish(currentTarget.checked)}
      />
      <span>
        {t('wish')}
        <br />
        <output className={isWished && !isReady(billedTo) ? classes.missing : classes.small}>
          {isWished ? <Wished billedTo={billedTo} /> : t('short')}
        </output>
      </span>
    </label>
  );
}

function Wished({ billedTo }: Pick<Props, 'billedTo'>) {
  const t = useTranslations('checkout.taxInvoice');
  if (!billedTo || !isReady(billedTo)) return t('missing');
  return <UserText>{t('inName', { name: billedTo.Name, taxId: billedTo.TaxID })}</UserText>;
}

function isReady(billedTo: DeliveryAddress | undefined): boolean {
  if (!billedTo) return false;
  const { Name: name, Address_: address, TaxID: taxId, BranchNo: branchNo = '' } = billedTo;
  return isKnownBuyer({ name, address, taxId, branchNo });
}
