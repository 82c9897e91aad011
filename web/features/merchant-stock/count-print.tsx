import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useSelectionWords } from './count-words.ts';
import classes from './count-print.module.css';
import { COUNTS_PATH, printCountQuery } from './counts.queries.ts';

/** A sheet as it is printed on A4: by product code, with a place to write what is counted. */
export function CountPrint({ id }: { id: string }) {
  const t = useTranslations('stockCounts');
  const p = useTranslations('stockCounts.print');
  const { locale, ...page } = usePage();
  const words = useSelectionWords();
  const { data: sheet, isError, refetch } = useQuery(printCountQuery({ locale, ...page }, id));
  const head = (
    <div className={classes.screen}>
      <PageHead
        title={p('title')}
        back={{ to: `${COUNTS_PATH}/${id}`, label: t('sheet', { id }) }}
        actions={
          sheet && (
            <Button size="md" onClick={() => print()}>
              {p('now')}
            </Button>
          )
        }
      />
    </div>
  );
  if (!sheet)
    return (
      <Stack>
        {head}
        {isError ? (
          <div role="alert">
            <EmptyState title={p('failed')}>
              <Button size="md" onClick={() => void refetch()}>
                {p('retry')}
              </Button>
            </EmptyState>
          </div>
        ) : (
          <LoadingState />
        )}
      </Stack>
    );
  const told = sheet.Lines.some(({ Expected }) => Expected !== null);
  const begun = t('by', {
    at: formatDate(new Date(sheet.BegunAt), locale, 'dayTime'),
    name: sheet.BegunBy,
  });
  return (
    <Stack>
      {head}
      {/* A phone scrolls it sideways, also by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above */}
      <section className={classes.paper} aria-labelledby="count-heading" tabIndex={0}>
        <h2 id="count-heading" className={classes.heading}>
          {p('heading', { id })}
        </h2>
        <p className={classes.facts}>
          <UserText>
            {`${p('center')}: ${sheet.DIST_NAME} · ${p('of')}: ${words(sheet)} · ${p('begun')}: ${begun}`}
          </UserText>
        </p>
        <p className={classes.facts}>
          {p('by')} ______________________ {p('date')} ______________
        </p>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">{p('no')}</th>
              <th scope="col">{p('code')}</th>
              <th scope="col">{p('name')}</th>
              <th scope="col">{p('unit')}</th>
              {told && (
                <th scope="col" className={classes.number}>
                  {p('should')}
                </th>
              )}
              <th scope="col" className={classes.write}>
                {p('counted')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sheet.Lines.map(({ P_Code, PRODUCTNAME, Unit, Expected }, at) => (
              <tr key={P_Code}>
                <td>{at + 1}</td>
                <td>
                  <UserText>{P_Code}</UserText>
                </td>
                <td>
                  <UserText>{PRODUCTNAME}</UserText>
                </td>
                <td>
                  <UserText>{Unit}</UserText>
                </td>
                {told && <td className={classes.number}>{Expected?.toLocaleString('en-US') ?? ''}</td>}
                <td aria-hidden />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Stack>
  );
}
