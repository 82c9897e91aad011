import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BulkBar } from '../../merchant-ui/bulk-bar.tsx';
import type { Selection } from '../../merchant-ui/selection.ts';
import { GiveSalesman } from './give-salesman.tsx';
import { TagMany } from './tag-many.tsx';

type Props = { selection: Selection; mayTag: boolean; mayGive: boolean };

/** What can be done with the customers who are picked. */
export function PickedCustomers({ selection, mayTag, mayGive }: Props) {
  const t = useTranslations('merchantCustomers.giveSalesman');
  const [gives, setGives] = useState(false);
  const more = mayGive ? [{ label: t('action'), onPress: () => setGives(true) }] : [];
  return (
    <>
      {mayTag ? (
        <TagMany selection={selection} more={more} />
      ) : (
        <BulkBar selection={selection} actions={more} />
      )}
      {gives && (
        <GiveSalesman
          codes={[...selection.keys]}
          onStarted={() => {
            setGives(false);
            selection.clear();
          }}
          onClose={() => setGives(false)}
        />
      )}
    </>
  );
}
