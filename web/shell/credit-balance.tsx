import type { CustomerUser } from '#contract/page.ts';
import { satangFromBaht } from '#domain/pricing/money.ts';
import { isCreditCustomer } from '#domain/access/roles.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { useMenuInput } from './use-menu-input.ts';

/** What a credit customer may still owe, in baht: the limit less the debt. None for all others. */
export function creditLeft({ config, user }: { config: WebConfig; user: CustomerUser }): number | undefined {
  const { AuthorizeAmount, DebtAmount, IsBjcSapCustomer } = user;
  const counts = isCreditCustomer(
    { authorizeSatang: satangFromBaht(AuthorizeAmount), isSapCustomer: IsBjcSapCustomer },
    { needsSapFlag: config.does('CREDIT_NEEDS_SAP_FLAG') },
  );
  return counts ? AuthorizeAmount - DebtAmount : undefined;
}

export function CreditBalance() {
  const t = useTranslations('shell');
  const { marks } = usePage();
  const left = creditLeft(useMenuInput());
  if (left === undefined) return null;
  return <span>{t('creditBalance', { amount: marks?.credit ?? formatBaht(left) })}</span>;
}
