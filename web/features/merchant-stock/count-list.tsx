import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countSelections, hasCode } from '#domain/orders/stock-movements.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { localePath } from '../../i18n/locale-path.ts';
import type { Column } from '../../merchant-ui/columns.ts';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { PickField } from '../../merchant-ui/form/pick-field.tsx';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { StepForm } from '../merchant-orders/step-form.tsx';
import { productChoicesQuery } from '../merchant-products/merchant-products.queries.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { COUNT_TONES, useSelectionWords } from './count-words.ts';
import { countPath, countsQuery, readCountTab, rereadCounts, type ListedCount } from './counts.queries.ts';

const number = (count: number): string => count.toLocaleString('en-US');

/** The sheets of the center that one works at, those that are being counted first (R-47o). */
export function CountList() {
  const t = useTranslations('stockCounts');
  const [search] = useSearchParams();
  const tab = readCountTab(search);
  return (
    <PagedTable
      list="stockCounts"
      tools={<ExportList list="stockCounts" filters={tab === 'open' ? { open: 'Y' } : {}} />}
      label={t('title')}
      columns={useCountColumns()}
      query={countsQuery(usePage(), tab)}
      keyOf={({ CountId }) => String(CountId)}
      nameOf={({ CountId }) => t('sheet', { id: String(CountId) })}
      pathOf={({ CountId }) => countPath(CountId)}
      none={<EmptyState title={t(tab === 'open' ? 'none' : 'noneAll')} />}
    />
  );
}

function useCountColumns(): readonly Column<ListedCount>[] {
  const t = useTranslations('stockCounts');
  const { locale } = usePage();
  const words = useSelectionWords();
  const when = (at: string, name: string): string =>
    t('by', { at: formatDate(new Date(at), locale, 'dayTime'), name });
  return [
    {
      id: 'name',
      label: t('what'),
      shown: 'always',
      phone: 'head',
      cell: (sheet) => (
        <UserText>{`${t('sheet', { id: String(sheet.CountId) })} · ${words(sheet)}`}</UserText>
      ),
    },
    {
      id: 'counted',
      label: t('counted'),
      numeric: true,
      phone: 'side',
      cell: ({ Counted, Products }) =>
        t('progress', { counted: number(Counted), products: number(Products) }),
    },
    {
      id: 'state',
      label: t('state'),
      cell: ({ State }) => <StatusBadge tone={COUNT_TONES[State]}>{t(`states.${State}`)}</StatusBadge>,
    },
    {
      id: 'begun',
      label: t('begun'),
      width: 220,
      cell: ({ BegunAt, BegunBy }) => <UserText>{when(BegunAt, BegunBy)}</UserText>,
    },
    {
      id: 'ended',
      label: t('ended'),
      width: 220,
      isEmpty: ({ EndedAt }) => EndedAt === null,
      cell: ({ EndedAt, EndedBy }) =>
        EndedAt === null ? '–' : <UserText>{when(EndedAt, EndedBy ?? '')}</UserText>,
    },
  ];
}

/** Begins a sheet, and goes to it. */
export function BeginSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('stockCounts');
  const page = usePage();
  const { api, locale } = page;
  const { ActiveDC, ActiveDCName, Pages } = useStaff();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [selection, setSelection] = useState<(typeof countSelections)[number]>('all');
  const [code, setCode] = useState('');
  // Categories and brands are read by the page of products.
  const mayPick = Pages.includes('products');
  const { data } = useQuery({ ...productChoicesQuery(page), enabled: mayPick && hasCode(selection) });
  const options =
    selection === 'brand'
      ? (data?.Brands ?? []).map(({ Code, Name }) => ({ value: Code, label: Name }))
      : (data?.Categories ?? []).map(({ Code, Name }) => ({ value: Code, label: Name }));
  const attempt = useRef<Attempt<Parameters<typeof api.beginStockCount>[0]['body']>>(undefined);
  const form = useForm({
    fields: ['Selection', 'Code', 'Blind'],
    validate: () => ({ Code: hasCode(selection) && code === '' ? t('codeMissing') : undefined }),
    send: async ({ Blind }) => {
      const wanted = {
        SaleUnit: ActiveDC,
        Selection: selection,
        Code: hasCode(selection) ? code : '',
        Blind: Blind === '' ? ('N' as const) : ('Y' as const),
      };
      attempt.current = attemptFor(wanted, { earlier: attempt.current });
      const { body } = attempt.current;
      const sheet = await api.beginStockCount({ body, headers: headersOf(attempt.current) });
      void rereadCounts(client);
      // What was chosen is kept: the sheet is gone before it would ask.
      flushSync(onClose);
      void navigate(localePath(locale, countPath(sheet.CountId)));
    },
    onError: useTellError(),
    mainField: 'Selection',
  });
  const of = form.fieldProps('Code');
  return (
    <Sheet title={t('begin')} onClose={onClose}>
      <StepForm form={form} label={t('start')} onClose={onClose}>
        <p>
          <UserText>{t('beginText', { center: ActiveDCName })}</UserText>
        </p>
        <SelectField
          {...form.fieldProps('Selection')}
          size="md"
          label={t('selection')}
          value={selection}
          onChange={({ currentTarget }) => {
            const chosen = countSelections.find((one) => one === currentTarget.value) ?? 'all';
            setSelection(chosen);
            setCode('');
            of.onChange();
          }}
          data={countSelections
            .filter((value) => mayPick || !hasCode(value))
            .map((value) => ({ value, label: t(`selections.${value}`) }))}
        />
        {hasCode(selection) && (
          <PickField
            name="Code"
            label={t(selection === 'brand' ? 'brand' : 'category')}
            value={code}
            onChange={(value) => {
              setCode(value);
              of.onChange();
            }}
            error={of.error}
            options={options}
          />
        )}
        <CheckRow name="Blind" value="Y" hint={t('blindHint')}>
          {t('blind')}
        </CheckRow>
      </StepForm>
    </Sheet>
  );
}
