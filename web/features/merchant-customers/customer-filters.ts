/** What the desk's list of customers is narrowed to, as its address says it. */
import type { CallInput } from '#contract/schemas.ts';

type Query = NonNullable<CallInput<'merchantCustomers'>['query']>;
export type CustomerFilters = Omit<Query, 'after' | 'take' | 'saleUnit'>;

const SEVERAL = ['status', 'type', 'level', 'salesman', 'tag'] as const;
const SWITCHES = ['never', 'unseen'] as const;
const DAYS = ['orderedFrom', 'orderedTo'] as const;
/** The parameters of the address that the list reads. */
export const CUSTOMER_FILTER_NAMES = ['text', ...SEVERAL, ...SWITCHES, ...DAYS] as const;

/** What an address says; what is no filter counts as nothing. */
export function readCustomerFilters(search: URLSearchParams): CustomerFilters {
  const said = (name: string): string => search.get(name)?.trim() ?? '';
  const filters: Record<string, string | string[]> = {};
  if (said('text') !== '') filters['text'] = said('text');
  for (const name of SEVERAL) {
    const values = said(name)
      .split(',')
      .filter((value) => value !== '');
    if (values.length > 0) filters[name] = values;
  }
  for (const name of SWITCHES) if (said(name) === 'Y') filters[name] = 'Y';
  for (const name of DAYS) if (/^\d{4}-\d\d-\d\d$/.test(said(name))) filters[name] = said(name);
  return filters;
}
