import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import type { OrderKey } from '../orders/orders.queries.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import classes from './payment.module.css';

/** A salesman who orders for a customer makes a link that the customer pays with. */
export function MakeLink({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('payment');
  const { api } = usePage();
  const { acting } = useVisitor();
  const tellError = useTellError();
  const [url, setUrl] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  if (!acting) return null;
  const make = async (): Promise<void> => {
    setBusy(true);
    setIsCopied(false);
    try {
      setUrl((await api.makePaymentLink({ params: orderKey })).Url);
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <Panel title={t('makeLink')}>
      <p className={classes.small}>{t('makeLinkHint')}</p>
      {url === undefined ? (
        <Button size="md" variant="default" loading={busy} onClick={() => void make()}>
          {t('makeLink')}
        </Button>
      ) : (
        <>
          <p className={classes.url}>{url}</p>
          <Button size="md" onClick={() => void copy(url)}>
            {isCopied ? t('copied') : t('copy')}
          </Button>
        </>
      )}
    </Panel>
  );
}
