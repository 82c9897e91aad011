import type { ExportedList } from '#domain/access/list-exports.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { ExportButton } from './export-button.tsx';

type Filter = string | number | boolean | readonly string[] | undefined;
type Props = {
  list: ExportedList;
  /** What the list is of, such as a product: the parameters of its call. */
  of?: Record<string, string>;
  /** What the list is narrowed by, as its call takes it. */
  filters?: Readonly<Record<string, Filter>>;
};

const NOTHING = {};

/** Has the shop make a table of all that a list shows as it is narrowed. */
export function ExportList({ list, of = NOTHING, filters = NOTHING }: Props) {
  const t = useTranslations('merchant.table');
  const { api } = usePage();
  const narrowed = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return (
    <ExportButton
      label={t('export')}
      body={{ Of: of, Filters: Object.fromEntries(narrowed) as Record<string, string> }}
      start={(asked) => api.exportList({ params: { list }, ...asked })}
    />
  );
}
