/** Zips of pictures that the caller brought in, and those of others that wait. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { IMPORTS } from './import.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type PictureImport = CallAnswer<'onePictureImport'>;
export type PictureImportHead = CallAnswer<'pictureImports'>['Data'][number];

const PATH = '/merchant/import';
const AGAIN_MS = 1500;

export const pictureImportPath = (id: string): string => `${PATH}?pictures=${id}`;
export const PICTURE_IMPORTS = PATH;

export const isAtWork = ({ Step }: Pick<PictureImport, 'Step'>): boolean =>
  Step === 'running' || Step === 'undoing';

/** Only who may manage products has any. */
export const pictureImportsQuery = ({ api, locale }: Asker) =>
  queryOptions({
    queryKey: [...IMPORTS, 'list', 'pictures', locale],
    queryFn: async () => (await api.pictureImports({})).Data,
    staleTime: 0,
    retry: false,
  });

export const pictureImportQuery = ({ api, locale }: Asker, id: string) =>
  queryOptions({
    queryKey: [...IMPORTS, 'pictures', locale, id],
    queryFn: () => api.onePictureImport({ params: { id } }),
    refetchInterval: ({ state: { data, error } }) => (!error && data && isAtWork(data) ? AGAIN_MS : false),
    staleTime: 0,
    retry: false,
  });
