import { NUMBER_KEPT_YEARS } from '#domain/consent/erasure.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { Erasure } from './erasure.queries.ts';
import classes from './erasure.module.css';

/** What is lost and what is kept, said before anything is asked. */
export function WhatIsErased({ Addresses, Coupons, Lists, Papers, KeptUntil, IsNumberKept }: Erasure) {
  const t = useTranslations('erasure');
  const { locale } = usePage();
  return (
    <>
      <Panel title={t('lost.title')}>
        <ul className={classes.list}>
          <li>{t('lost.account')}</li>
          <li>{t('lost.addresses', { count: Addresses })}</li>
          <li>{t('lost.coupons', { count: Coupons })}</li>
          <li>{t('lost.lists', { count: Lists })}</li>
          <li>{t('lost.rest')}</li>
          <li>{t('lost.orders')}</li>
        </ul>
      </Panel>
      <Panel title={t('kept.title')}>
        <ul className={classes.list}>
          <li>
            {KeptUntil === null
              ? t('kept.none')
              : t('kept.documents', { count: Papers, date: formatDate(new Date(KeptUntil), locale, 'day') })}
          </li>
          <li>{t('kept.consents')}</li>
          {IsNumberKept && <li>{t('kept.number', { years: String(NUMBER_KEPT_YEARS) })}</li>}
        </ul>
      </Panel>
    </>
  );
}

/** What has to be over first, with the way to it. */
export function ErasureBlocks({ Blocks }: Pick<Erasure, 'Blocks'>) {
  const t = useTranslations('erasure');
  return (
    <Note tone="warning" title={t('blocks.title')}>
      <ul className={classes.list}>
        {Blocks.map(({ Kind, OrderID }) => (
          <li key={`${Kind} ${OrderID}`}>
            {OrderID === '' ? (
              t(`blocks.${Kind}`, { order: '' })
            ) : (
              <AppLink className={classes.link} to={`/history/${OrderID}`}>
                {t(`blocks.${Kind}`, { order: OrderID })}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}
