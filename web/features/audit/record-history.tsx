import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditAction, AuditSubject } from '#domain/access/audit.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { AuditChanges } from './audit-changes.tsx';
import { logQuery } from './audit.queries.ts';
import classes from './record-history.module.css';
import { useAuditWords } from './use-audit-words.ts';

/** What its page loads. */
export const HISTORY_TEXTS = ['audit', 'merchantOrders', 'merchantMoney', 'notificationSettings'] as const;

/** Of one thing, or by one action of all things that a page changes together; then each says which it was. */
type Of = { subject: `${AuditSubject}/${string}` } | { action: AuditAction };

/**
 * What staff changed, newest first, a part at a time: for those who may read the log. Its page needs
 * `HISTORY_TEXTS`.
 */
export function RecordHistory(of: Of) {
  const t = useTranslations('audit');
  const [isOpen, setIsOpen] = useState(false);
  if (!useStaff().Pages.includes('log')) return null;
  return (
    <Panel title={t('history')}>
      {isOpen ? (
        <History of={of} />
      ) : (
        <Button variant="default" size="md" onClick={() => setIsOpen(true)}>
          {t('showHistory')}
        </Button>
      )}
    </Panel>
  );
}

function History({ of }: { of: Of }) {
  const t = useTranslations('audit');
  const words = useAuditWords();
  const page = usePage();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    logQuery(page, 'action' in of ? { action: [of.action] } : of),
  );
  if (!data && isError)
    return (
      <Button variant="default" size="md" onClick={() => void refetch()}>
        {t('historyAgain')}
      </Button>
    );
  if (!data) return <LoadingState />;
  const rows = data.pages.flatMap(({ Data }) => Data);
  if (rows.length === 0) return <p>{t('noHistory')}</p>;
  return (
    <>
      <ol className={classes.history}>
        {rows.map((row) => (
          <li key={`${row.At}/${row.Action}/${row.Subject}`}>
            <strong>
              {'action' in of ? words.subject(row.Subject, row.SubjectName) : words.action(row.Action)}
            </strong>
            <span className={classes.small}>
              {formatDate(new Date(row.At), page.locale, 'dayTime')} {' · '}
              <UserText>{row.ActorName === '' ? row.Actor : row.ActorName}</UserText>
            </span>
            <AuditChanges row={row} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" size="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('moreHistory')}
        </Button>
      )}
    </>
  );
}
