import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { AccountFacts, AccountFrame } from './account-parts.tsx';
import { profilePath } from './customer-path.ts';
import { customerAccountQuery } from './merchant-customers.queries.ts';

/** What the shop knows of a customer, to be read. */
export function AccountPage({ code }: { code: string }) {
  const t = useTranslations('merchantCustomers');
  const { Rights } = useStaff();
  const { data: account } = useSuspenseQuery(customerAccountQuery(usePage(), code));
  return (
    <AccountFrame
      account={account}
      actions={
        Rights.includes('manageCustomers') && (
          <Button component={AppLink} to={`${profilePath(code)}/edit`} size="md">
            {t('edit')}
          </Button>
        )
      }
    >
      <AccountFacts account={account} />
    </AccountFrame>
  );
}
