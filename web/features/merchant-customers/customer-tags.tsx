import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PicksField } from '../../merchant-ui/form/pick-field.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import type { CustomerKey } from './customer-path.ts';
import {
  customerChoicesQuery,
  MERCHANT_CUSTOMERS,
  type ListedCustomer,
} from './merchant-customers.queries.ts';

const TAGGING = ['tag-customer'];

type Props = { customer: CustomerKey; tags: ListedCustomer['Tags'] };

/** The shop's tags, each given and taken at once, found by typing; only read where the shop has none. */
export function CustomerTags({ customer: { code, saleUnit }, tags }: Props) {
  const t = useTranslations('merchantCustomers');
  const page = usePage();
  const { Pages } = useStaff();
  const client = useQueryClient();
  const onError = useTellError();
  const { data } = useSuspenseQuery(customerChoicesQuery(page));
  /** As chosen, until the shop has answered to all of it. */
  const [chosen, setChosen] = useState<readonly string[]>();
  const { mutate } = useMutation({
    mutationKey: TAGGING,
    // One after the other, as they were chosen.
    scope: { id: `tags/${code}` },
    mutationFn: (body: { Tag: string; Has: boolean }) =>
      page.api.tagCustomer({ params: { code, saleUnit }, body }),
    onError,
    onSettled: async () => {
      if (client.isMutating({ mutationKey: TAGGING }) > 1) return;
      await client.invalidateQueries({ queryKey: MERCHANT_CUSTOMERS });
      if (client.isMutating({ mutationKey: TAGGING }) <= 1) setChosen(undefined);
    },
  });
  const now = chosen ?? tags.map(({ Code }) => Code);
  const choose = (next: readonly string[]): void => {
    setChosen(next);
    for (const Tag of next) if (!now.includes(Tag)) mutate({ Tag, Has: true });
    for (const Tag of now) if (!next.includes(Tag)) mutate({ Tag, Has: false });
  };
  // One that is no longer given stays in view for who has it.
  const all = [...data.Tags, ...tags.filter((own) => !data.Tags.some(({ Code }) => Code === own.Code))];
  return (
    <Panel title={t('tags')}>
      {Pages.includes('customerTags') && all.length > 0 ? (
        <PicksField
          name="tags"
          label={t('tagsOf')}
          options={all.map(({ Code, Name }) => ({ value: Code, label: Name }))}
          value={now}
          onChange={choose}
        />
      ) : (
        <p>
          <UserText>{tags.map(({ Name }) => Name).join(', ') || t('noTags')}</UserText>
        </p>
      )}
    </Panel>
  );
}
