import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import type { CustomerKey } from './customer-path.ts';
import {
  customerChoicesQuery,
  MERCHANT_CUSTOMERS,
  type ListedCustomer,
} from './merchant-customers.queries.ts';

type Props = { customer: CustomerKey; tags: ListedCustomer['Tags'] };

/** The shop's tags, each given and taken at once; only those that the customer has for whom tags are closed. */
export function CustomerTags({ customer: { code, saleUnit }, tags }: Props) {
  const t = useTranslations('merchantCustomers');
  const page = usePage();
  const { Pages } = useStaff();
  const client = useQueryClient();
  const onError = useTellError();
  const { data } = useSuspenseQuery(customerChoicesQuery(page));
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (body: { Tag: string; Has: boolean }) =>
      page.api.tagCustomer({ params: { code, saleUnit }, body }),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: MERCHANT_CUSTOMERS }),
  });
  const has = new Set(tags.map(({ Code }) => Code));
  // One that is no longer given stays in view for who has it.
  const all = [...data.Tags, ...tags.filter((own) => !data.Tags.some(({ Code }) => Code === own.Code))];
  if (!Pages.includes('customerTags') || all.length === 0)
    return (
      <Panel title={t('tags')}>
        <p>
          <UserText>{tags.map(({ Name }) => Name).join(', ') || t('noTags')}</UserText>
        </p>
      </Panel>
    );
  return (
    <Panel title={t('tags')}>
      {all.map(({ Code, Name }) => (
        <CheckRow
          key={Code}
          name={`tag-${Code}`}
          checked={isPending && variables.Tag === Code ? variables.Has : has.has(Code)}
          disabled={isPending}
          onChange={({ currentTarget }) => mutate({ Tag: Code, Has: currentTarget.checked })}
        >
          <UserText>{Name}</UserText>
        </CheckRow>
      ))}
    </Panel>
  );
}
