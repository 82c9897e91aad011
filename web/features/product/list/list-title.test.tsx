/** What a list of a display group is called. */
import { expect, test } from 'vitest';
import { drawn } from '../../../testing/drawn.tsx';
import { readListSearch } from './list-search.ts';
import { groupNameQuery } from '../product.queries.ts';
import { useListTitle } from './use-list-title.ts';

function Title({ search }: { search: string }) {
  return <h1>{useListTitle(readListSearch(new URLSearchParams(search)), { trail: [], choices: [] })}</h1>;
}

const title = (search: string, known?: string | null): string =>
  drawn(<Title search={search} />, {
    fill: ({ queryClient, ...page }) => {
      if (known === undefined) return;
      queryClient.setQueryData(groupNameQuery(page, 'G1').queryKey, known);
    },
  });

const LINK = 'displayGroupId=G1&displayGroupName=Call%20this%20number';

test('R-10 a display group that the shop has bears the shop’s own name for it', () => {
  expect(title(LINK, 'Hot picks')).toContain('Hot picks');
});

test('R-10 what a link calls a group is shown of none that the shop does not know', () => {
  for (const known of [null, undefined]) {
    const html = title(LINK, known);
    expect(html).not.toContain('Call this number');
    expect(html).toBe(title('displayGroupId=G1', known));
  }
});
