import { Button } from '@mantine/core';
import { useMutation, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { DownloadedFile } from '#contract/client.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate, startOfDay } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './papers.module.css';
import { usePaperName } from './use-paper-name.ts';

export type Paper = CallAnswer<'orderPapers'>['Data'][number];
type Papers = CallAnswer<'orderPapers'>;

type Props<Key extends QueryKey> = {
  query: UseQueryOptions<Papers, Error, Papers, Key>;
  /** How many there are: their room is kept until they come. */
  count: number;
  download: (paper: Paper) => Promise<DownloadedFile>;
};

/** The tax invoices, receipts and credit notes of an order, each as PDF; canceled ones are kept and marked. */
export function OrderPapers<Key extends QueryKey>({ query, count, download }: Props<Key>) {
  const t = useTranslations('orders.taxPapers');
  const { data, isError, refetch } = useQuery(query);
  return (
    <Panel title={t('title')}>
      {isError && (
        <div className={classes.paper}>
          <p>{t('failed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <ul className={classes.list} aria-busy={!data && !isError}>
        {data
          ? data.Data.map((paper) => <OnePaper key={paper.PaperId} paper={paper} download={download} />)
          : !isError &&
            Array.from({ length: count }, (_, index) => (
              <li key={index} className={classes.paper} aria-hidden />
            ))}
      </ul>
    </Panel>
  );
}

function OnePaper({ paper, download }: { paper: Paper; download: Props<QueryKey>['download'] }) {
  const t = useTranslations('orders.taxPapers');
  const { locale } = usePage();
  const nameOf = usePaperName();
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(paper),
    onSuccess: saveFile,
    onError: useTellError(),
  });
  const issued = startOfDay(paper.IssuedOn.replaceAll('-', ''));
  return (
    <li className={classes.paper}>
      <span>
        {t('of', { kind: nameOf(paper), number: paper.Number })}
        {paper.State === 'Canceled' && <span className={classes.canceled}> {t('canceled')}</span>}
        <br />
        <span className={classes.small}>
          {issued && formatDate(issued, locale)} ·{' '}
          {formatBaht(paper.Kind === 'credit' ? -paper.Total : paper.Total)}
        </span>
      </span>
      <Button
        variant="default"
        loading={isPending}
        aria-label={`${t('download')} ${paper.Number}`}
        onClick={() => mutate()}
      >
        {t('download')}
      </Button>
    </li>
  );
}
