import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { AccountFacts, AccountFrame } from './account-parts.tsx';
import { CustomerForm } from './customer-form.tsx';
import { customerAccountQuery } from './merchant-customers.queries.ts';

/** What the shop knows of a customer, to be changed by whom the shop has given the right. */
export function AccountEditPage({ code }: { code: string }) {
  const t = useTranslations('merchantCustomers');
  const { Rights } = useStaff();
  const { data: account } = useSuspenseQuery(customerAccountQuery(usePage(), code));
  return (
    <AccountFrame account={account}>
      {Rights.includes('manageCustomers') ? (
        // Another customer is another form: nothing typed for one goes to the next.
        <CustomerForm key={code} account={account} />
      ) : (
        <>
          <Note tone="info" title={t('noRight')} />
          <AccountFacts account={account} />
        </>
      )}
    </AccountFrame>
  );
}
