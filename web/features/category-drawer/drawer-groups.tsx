import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePage, type Page } from '../../page/page-context.ts';
import { DrawerLink } from './drawer-link.tsx';
import { DrawerState } from './drawer-state.tsx';
import classes from './category-drawer.module.css';

/** So many groups the drawer asks for (K-61). */
const TAKE = 36;

/** The groups that the drawer shows; their products are on their own page. */
export function drawerGroupsQuery({ api, locale }: Pick<Page, 'api' | 'locale'>) {
  return queryOptions({
    queryKey: ['display-groups', 'drawer', locale],
    queryFn: async () =>
      (await api.displayGroups({ params: { type: 'DRAWER' }, query: { productsIncluded: 'N', take: TAKE } }))
        .Data,
  });
}

/** The shop's display groups, each with its logo. */
export function DrawerGroups() {
  const query = useQuery(drawerGroupsQuery(usePage()));
  if (!query.data || query.data.length === 0) return <DrawerState query={query} />;
  return (
    <ul className={classes.groups}>
      {query.data.map(({ Group: { Id, Name, LogoImage } }) => (
        <li key={Id}>
          <DrawerLink to={groupPath({ id: Id, name: Name })} name={Name} image={LogoImage} />
        </li>
      ))}
    </ul>
  );
}

/** The list of a group's products. */
function groupPath({ id, name }: { id: string; name: string }): string {
  return `/product?${new URLSearchParams({ displayGroupId: id, displayGroupName: name })}`;
}
