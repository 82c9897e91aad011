import { Button } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { MOST_MOVED } from '#domain/orders/stock-movements.ts';
import { digitsIn, wholeNumber } from '#domain/text/digits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconStock } from '../../merchant-ui/icons.ts';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { DigitsField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { StepForm } from '../merchant-orders/step-form.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { ExportList } from '../runs/export-list.tsx';
import {
  COUNT_SHOWS,
  countLinesQuery,
  readCountFilters,
  rereadCounts,
  showCounted,
  type CountLine,
} from './counts.queries.ts';
import classes from './stock.module.css';

const number = (count: number): string => count.toLocaleString('en-US');
const MOST_DIGITS = String(MOST_MOVED).length;
const signed = (count: number): string => `${count > 0 ? '+' : ''}${number(count)}`;

/** The products of a sheet; each is counted in a sheet of its own, which leads to the next that is not. */
export function CountLines({ id, mayCount }: { id: string; mayCount: boolean }) {
  const t = useTranslations('stockCounts.one');
  const [search] = useSearchParams();
  const filters = useMemo(() => readCountFilters(search), [search]);
  const query = countLinesQuery(usePage(), id, filters);
  const { data } = useInfiniteQuery(query);
  const [code, setCode] = useState<string>();
  const rows = data?.pages.flatMap(({ Data }) => Data) ?? [];
  const counting = rows.find((row) => row.P_Code === code);
  const next = rows.find(
    (row) => row.Counted === null && code !== undefined && row.P_Code > code && row.P_Code !== code,
  );
  return (
    <>
      <FilteredTable
        list="countLines"
        tools={<ExportList list="countLines" of={{ id }} filters={filters} />}
        label={t('list')}
        columns={useLineColumns(mayCount ? setCode : undefined)}
        query={query}
        keyOf={({ P_Code }) => P_Code}
        nameOf={({ PRODUCTNAME }) => PRODUCTNAME}
        filters={[
          { kind: 'text', name: 'text', label: t('text'), hint: t('textHint') },
          {
            kind: 'choice',
            name: 'show',
            label: t('show'),
            all: t('all'),
            options: COUNT_SHOWS.map((value) => ({ value, label: t(`shows.${value}`) })),
          },
        ]}
        empty={{
          icon: <IconStock size={32} />,
          none: t('none'),
          noneFound: t('noneFound'),
          showAll: t('showAll'),
        }}
      />
      {counting && (
        <CountSheet
          key={counting.P_Code}
          id={id}
          line={counting}
          hasNext={next !== undefined}
          onDone={() => setCode(next?.P_Code)}
          onClose={() => setCode(undefined)}
        />
      )}
    </>
  );
}

function useLineColumns(onCount: ((code: string) => void) | undefined): readonly Column<CountLine>[] {
  const t = useTranslations('stockCounts.one');
  return [
    {
      id: 'name',
      label: t('text'),
      shown: 'always',
      phone: 'head',
      cell: ({ PRODUCTNAME }) => <UserText>{PRODUCTNAME}</UserText>,
    },
    {
      id: 'picture',
      label: t('picture'),
      width: 72,
      phone: 'none',
      cell: ({ PIC_FILENAME }) => (
        <span className={classes.thumb}>
          <Picture src={PIC_FILENAME} alt="" width={36} height={36} />
        </span>
      ),
    },
    { id: 'code', label: t('code'), width: 120, cell: ({ P_Code }) => <UserText>{P_Code}</UserText> },
    {
      id: 'counted',
      label: t('shows.counted'),
      numeric: true,
      shown: 'always',
      phone: 'side',
      width: 170,
      cell: (line) => <CountedCell line={line} onCount={onCount} />,
    },
    {
      id: 'expected',
      label: t('expected'),
      numeric: true,
      isEmpty: ({ Expected }) => Expected === null,
      cell: ({ Expected }) => (Expected === null ? '–' : number(Expected)),
    },
    {
      id: 'difference',
      label: t('difference'),
      numeric: true,
      isEmpty: ({ Difference }) => Difference === null,
      cell: ({ Difference, Stale }) =>
        Stale === 'Y' ? (
          <StatusBadge tone="waiting">{t('again')}</StatusBadge>
        ) : (
          <strong>{Difference === null ? '–' : signed(Difference)}</strong>
        ),
    },
    {
      id: 'worth',
      label: t('worth'),
      numeric: true,
      shown: 'byChoice',
      isEmpty: ({ Value }) => Value === null,
      cell: ({ Value }) => (Value === null ? '–' : formatBaht(Value)),
    },
    {
      id: 'who',
      label: t('who'),
      isEmpty: ({ CountedBy }) => CountedBy === null,
      cell: ({ CountedBy }) => (CountedBy === null ? '–' : <UserText>{CountedBy}</UserText>),
    },
  ];
}

/** What was counted, and the way to count it. */
function CountedCell({
  line: { P_Code, PRODUCTNAME, Counted, Unit },
  onCount,
}: {
  line: CountLine;
  onCount: ((code: string) => void) | undefined;
}) {
  const t = useTranslations('stockCounts.one');
  const text = Counted === null ? t('notYet') : `${number(Counted)} ${Unit}`;
  if (!onCount) return <UserText>{text}</UserText>;
  return (
    <Button
      size="compact-md"
      variant={Counted === null ? 'default' : 'light'}
      aria-haspopup="dialog"
      aria-label={`${t('countOf', { name: PRODUCTNAME })}: ${text}`}
      onClick={() => onCount(P_Code)}
    >
      {Counted === null ? t('act') : text}
    </Button>
  );
}

type SheetProps = {
  id: string;
  line: CountLine;
  hasNext: boolean;
  onDone: () => void;
  onClose: () => void;
};

function CountSheet({ id, line, hasNext, onDone, onClose }: SheetProps) {
  const t = useTranslations('stockCounts.one');
  const { api } = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const attempt = useRef<Attempt<Parameters<typeof api.countProduct>[0]['body']>>(undefined);
  // A barcode that a scanner types here is no number of pieces, with zeros before it too.
  const read = (typed: string): number | undefined =>
    typed.length > MOST_DIGITS ? undefined : wholeNumber(typed, MOST_MOVED);
  const { P_Code, PRODUCTNAME: name, Counted: Was, Expected, Unit } = line;
  const keep = async (Pieces: number | null): Promise<void> => {
    attempt.current = attemptFor({ P_Code, Pieces, Was }, { earlier: attempt.current });
    const { body } = attempt.current;
    const kept = await api.countProduct({ params: { id }, body, headers: headersOf(attempt.current) });
    showCounted(client, id, kept);
    if (Pieces !== null)
      showToast({
        kind: 'success',
        message: t('saved', { name, count: number(Pieces) }),
        milliseconds: TOAST_MS.other,
      });
  };
  const failed = (error: unknown): void => {
    // Another's count is shown at once.
    void rereadCounts(client);
    tellError(error);
  };
  const form = useForm({
    fields: ['Pieces'],
    validate: ({ Pieces }) => ({
      Pieces: read(Pieces) === undefined ? t('wrong', { most: number(MOST_MOVED) }) : undefined,
    }),
    send: async ({ Pieces }) => {
      await keep(read(Pieces) ?? 0);
      onDone();
    },
    onError: failed,
    mainField: 'Pieces',
  });
  return (
    <Sheet title={t('countOf', { name })} onClose={onClose}>
      <StepForm form={form} label={t(hasNext ? 'saveNext' : 'save')} onClose={onClose} isQuick>
        <p>
          <UserText>
            {[
              P_Code,
              t('unit', { unit: Unit }),
              ...(Expected === null ? [] : [t('should', { count: number(Expected) })]),
              ...(Was === null ? [] : [t('now', { count: number(Was) })]),
            ].join(' · ')}
          </UserText>
        </p>
        <DigitsField
          {...form.fieldProps('Pieces')}
          size="md"
          label={t('pieces1')}
          defaultValue={Was === null ? '' : String(Was)}
          data-autofocus
          enterKeyHint="next"
          read={(typed) => digitsIn(typed, 2 * MOST_DIGITS)}
        />
        {Was !== null && (
          <Button size="md" variant="subtle" onClick={() => void keep(null).then(onClose, failed)}>
            {t('takeBack')}
          </Button>
        )}
      </StepForm>
    </Sheet>
  );
}
