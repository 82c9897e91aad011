/** Whole pages as the server draws them, for tests: all that a page asks for is answered first. */
import type { ComponentType } from 'react';
import type { Api } from '#contract/client.ts';
import type { PageDefinition } from '../page/define-page.ts';
import { drawnIn, pageWith, type Surroundings } from './drawn.tsx';

type Drawing<Params extends string> = Omit<Surroundings, 'api'> & {
  handle: PageDefinition<Params>;
  Component: ComponentType;
  /** The route's own pattern, e.g. `/contents/:id`, and the address that is asked for, without its language. */
  path: string;
  address?: string;
  params?: Record<Params, string>;
  /** What each call answers, by its name. */
  answers: Record<string, (given: never) => unknown>;
};

/** The HTML of the page's own part. */
export async function drawPage<Params extends string = never>({
  handle,
  Component,
  path,
  address = path,
  params = {} as Record<Params, string>,
  answers,
  fill,
  ...surroundings
}: Drawing<Params>): Promise<string> {
  const api = new Proxy({} as Api, {
    get: (_, name: string) => async (given: never) => answers[name]?.(given),
  });
  const page = pageWith({ ...surroundings, api });
  const url = new URL(address, page.bootstrap.origin);
  const queries = handle.queries?.({ ...page, params, url }) ?? [];
  // As the loader does it: what the page can do without may fail.
  await Promise.all(
    queries.map(({ fetch, optional }) =>
      fetch(page.queryClient).catch((error: unknown) => {
        if (!optional) throw error;
      }),
    ),
  );
  fill?.(page);
  return drawnIn(page, <Component />, { path, address });
}
