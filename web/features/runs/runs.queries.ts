/** Long work that the caller started. Keys carry the language, because reasons come in the caller's. */
import { queryOptions } from '@tanstack/react-query';
import { isOver } from '#domain/runs/run.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type Run = CallAnswer<'runs'>['Data'][number];
export type RunDetail = CallAnswer<'run'>;

export const RUNS = ['runs'] as const;
/** The shop tells when a run came on; this is for a connection that is cut. */
const AGAIN_MS = 2000;

export function runsQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...RUNS, 'list', locale],
    queryFn: async () => (await api.runs({})).Data,
    refetchInterval: ({ state: { data } }) => (data?.every(({ State }) => isOver(State)) ? false : AGAIN_MS),
  });
}

export function runQuery({ api, locale }: Asker, runId: string) {
  return queryOptions({
    queryKey: [...RUNS, 'one', locale, runId],
    queryFn: () => api.run({ params: { runId } }),
    refetchInterval: ({ state: { data, error } }) =>
      error || (data && isOver(data.State)) ? false : AGAIN_MS,
    retry: false,
  });
}
