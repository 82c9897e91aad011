/** Files that the caller brought in. Their keys are among those of runs, so that they are read anew as a run goes on. */
import { queryOptions } from '@tanstack/react-query';
import { importKinds, type ImportKindName } from '#domain/import/fields.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { oneOf, readFilters, typed } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';
import { RUNS } from '../runs/runs.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type Import = CallAnswer<'oneImport'>;
export type ImportHead = CallAnswer<'imports'>['Data'][number];

export const IMPORTS = [...RUNS, 'imports'] as const;
const PATH = '/merchant/import';
const AGAIN_MS = 1500;

const SEARCH = { kind: oneOf(importKinds), file: typed(36), pictures: typed(36) };
export const IMPORT_SEARCH = Object.keys(SEARCH);
export const readImportSearch = (search: URLSearchParams) => readFilters(search, SEARCH);
export const importPath = (file: string): string => `${PATH}?file=${file}`;
export const kindPath = (kind: ImportKindName): string => `${PATH}?kind=${kind}`;

export const isAtWork = ({ Step }: Pick<ImportHead, 'Step'>): boolean =>
  Step === 'checking' || Step === 'running' || Step === 'undoing';

export const importsQuery = ({ api, locale }: Asker) =>
  queryOptions({
    queryKey: [...IMPORTS, 'list', locale],
    queryFn: async () => (await api.imports({})).Data,
    staleTime: 0,
  });

export const importQuery = ({ api, locale }: Asker, id: string) =>
  queryOptions({
    queryKey: [...IMPORTS, 'one', locale, id],
    queryFn: () => api.oneImport({ params: { id } }),
    refetchInterval: ({ state: { data, error } }) => (!error && data && isAtWork(data) ? AGAIN_MS : false),
    staleTime: 0,
    retry: false,
  });
