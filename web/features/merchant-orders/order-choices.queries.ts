/** What the list of orders can be narrowed to; keys carry the language and the center. */
import type { CallInput } from '#contract/schemas.ts';
import type { Option } from '../../merchant-ui/filters.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
type Kind = CallInput<'orderChoices'>['query']['kind'];

/** Names hardly change while one works. */
const FRESH_MS = 300_000;

/** How the choices of a kind are found by a text, and named by their codes. */
export function orderChoices({ api, locale }: Asker, kind: Kind, saleUnit?: string) {
  const ask = async (query: { text: string } | { codes: string }): Promise<Option[]> => {
    const { Data } = await api.orderChoices({
      query: { kind, ...query, saleUnit },
    });
    return Data.map(({ Code, Name }) => ({ value: Code, label: Name }));
  };
  const keyOf = (...rest: readonly string[]) => ['orderChoices', kind, locale, saleUnit, ...rest];
  return {
    find: (text: string) => ({
      queryKey: keyOf('text', text),
      queryFn: () => ask({ text }),
      staleTime: FRESH_MS,
    }),
    named: (codes: readonly string[]) => ({
      queryKey: keyOf('codes', ...codes),
      queryFn: () => ask({ codes: codes.join(',') }),
      staleTime: FRESH_MS,
    }),
  };
}
