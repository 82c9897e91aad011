/** Zips of pictures that the caller brought in. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { IMPORTS } from './import.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type PictureZip = CallAnswer<'onePictureImport'>;

const PATH = '/merchant/import';
const AGAIN_MS = 1500;

export const zipPath = (id: string): string => `${PATH}?pictures=${id}`;
export const ZIP_START = PATH;

const isAtWork = ({ Step }: PictureZip): boolean => Step === 'running' || Step === 'undoing';

export const pictureZipQuery = ({ api, locale }: Asker, id: string) =>
  queryOptions({
    queryKey: [...IMPORTS, 'pictures', locale, id],
    queryFn: () => api.onePictureImport({ params: { id } }),
    refetchInterval: ({ state: { data, error } }) => (!error && data && isAtWork(data) ? AGAIN_MS : false),
    staleTime: 0,
    retry: false,
  });
