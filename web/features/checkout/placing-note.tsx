import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { totalChanges, type TotalChange } from './total-changes.ts';
import type { Placing } from './use-place-order.ts';

/** What came of pressing the button, where it was not an order: read out, and brought into view. */
export function PlacingNote({ placing }: { placing: Placing }) {
  const t = useTranslations('checkout');
  const note = useRef<HTMLDivElement>(null);
  const { state } = placing;
  useEffect(() => {
    if (state === 'unknown' || state === 'changed' || state === 'stopped') note.current?.focus();
  }, [state]);

  if (state === 'unknown')
    return (
      <Note tone="warning" title={t('unknownTitle')} live ref={note}>
        <p>{t('unknownText')}</p>
        <Button component={AppLink} to="/history" variant="white" size="md">
          {t('seeHistory')}
        </Button>
      </Note>
    );
  if (state === 'stopped' && placing.gone.length > 0)
    return (
      <Note tone="warning" title={t('goneTitle')} live ref={note}>
        <p>{t('goneText', { names: placing.gone.join(', ') })}</p>
        <p>{t('goneNext')}</p>
      </Note>
    );
  if (state === 'changed') {
    const [seen, now] = [formatBaht(placing.body.SeenTotal), formatBaht(placing.now.Total)];
    const { gone = [] } = placing;
    const title = gone.length > 0 ? 'goneTitle' : seen === now ? 'pricesTitle' : 'changedTitle';
    return (
      <Note tone="warning" title={t(title)} live ref={note}>
        {gone.length > 0 && <p>{t('goneText', { names: gone.join(', ') })}</p>}
        <p>{seen === now ? t('pricesText', { now }) : t('changedText', { seen, now })}</p>
        <Changes changes={totalChanges(placing.seen, placing.now)} />
        <Button component={AppLink} to="/cart" variant="white" size="md">
          {t('backToCart')}
        </Button>
      </Note>
    );
  }
  return null;
}

function Changes({ changes }: { changes: readonly TotalChange[] }) {
  const t = useTranslations('checkout.changed');
  if (changes.length === 0) return null;
  const tell = (change: TotalChange): string => {
    if (change.what === 'deliveryFee')
      return t('deliveryFee', { seen: formatBaht(change.seen), now: formatBaht(change.now) });
    if (change.what === 'promotion')
      return t('promotion', {
        name: change.name,
        seen: formatBaht(change.seen),
        now: formatBaht(change.now),
      });
    const { name, unitName: unit } = change;
    switch (change.what) {
      case 'price':
      case 'discount':
        return t(change.what, { name, unit, seen: formatBaht(change.seen), now: formatBaht(change.now) });
      case 'freeQuantity':
        return t('freeQuantity', { name, unit, seen: change.seen, now: change.now });
      case 'added':
      case 'gone':
      case 'freeAdded':
      case 'freeGone':
        return t(change.what, { name, unit });
    }
  };
  return (
    <ul>
      {changes.map((change) => (
        <li key={tell(change)}>{tell(change)}</li>
      ))}
    </ul>
  );
}
