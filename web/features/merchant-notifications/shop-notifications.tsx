import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import { shopNotificationsQuery, type ShopSettings } from './merchant-notifications.queries.ts';
import { ShopSettingsForm } from './shop-settings-form.tsx';

/** What the shop sends to whom by which channel, and when. */
export function ShopNotifications() {
  const page = usePage();
  const client = useQueryClient();
  const query = shopNotificationsQuery(page);
  const { data } = useSuspenseQuery(query);
  // What is being edited is that of the beginning, also when it is fetched again meanwhile.
  const [base, setBase] = useState(data);
  const [formNumber, setFormNumber] = useState(0);
  const keep = (next: ShopSettings): void => {
    client.setQueryData(query.queryKey, next);
    setBase(next);
  };
  return (
    <ShopSettingsForm
      key={formNumber}
      base={base}
      onSaved={keep}
      onReplace={(next) => {
        keep(next);
        setFormNumber(formNumber + 1);
      }}
    />
  );
}
