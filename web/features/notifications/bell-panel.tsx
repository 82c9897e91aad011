import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { PlainButton } from '../../ui/form/plain-button.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import classes from './notifications.module.css';
import { newestQuery } from './notifications.queries.ts';
import { NotificationItems } from './notification-items.tsx';
import { ReadAll } from './read-all.tsx';

type Props = {
  /** The page of all of them. */
  to: string;
  onClose: () => void;
};

/** How many of the newest it has room for. */
const SHOWN = 8;

/** The newest ones, under the bell of the wide screen. */
export default function BellPanel(props: Props) {
  const { messages } = usePage();
  const [ready, setReady] = useState(false);
  useEffect(() => void messages.load(['notifications']).then(() => setReady(true)), [messages]);
  return ready ? <Ready {...props} /> : null;
}

function Ready({ to, onClose }: Props) {
  const t = useTranslations('notifications');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data, isError, isFetching, refetch } = useQuery(newestQuery(usePage()));
  const top = data?.Data[0]?.NotificationId;
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 ref={heading} id={id} className={classes.title} tabIndex={-1}>
          {t('title')}
        </h2>
        {top !== undefined && <ReadAll upTo={top} />}
      </div>
      <div className={classes.scroll}>
        {data ? (
          data.Data.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <NotificationItems items={data.Data.slice(0, SHOWN)} onOpen={onClose} />
          )
        ) : isError && !isFetching ? (
          <div role="alert">
            <EmptyState title={t('failed')}>
              <PlainButton variant="default" onClick={() => void refetch()}>
                {t('retry')}
              </PlainButton>
            </EmptyState>
          </div>
        ) : (
          <LoadingState />
        )}
      </div>
      <div className={classes.foot}>
        <AppLink to={to}>{t('seeAll')}</AppLink>
        <AppLink to={`${to}/settings`}>{t('settings')}</AppLink>
      </div>
    </section>
  );
}
