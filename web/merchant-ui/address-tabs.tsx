import { AppLink } from '../ui/interaction/app-link.tsx';
import { useAddressParams } from './address-params.ts';
import classes from './address-tabs.module.css';

type Tab = {
  value: string;
  label: string;
  /** How many wait there, as it is shown. */
  count?: string;
};

type Props = {
  /** The parameter of the address. */
  name: string;
  /** What the tabs are of, for a screen reader. */
  label: string;
  tabs: readonly Tab[];
  /** The tab of an address that says nothing. */
  first: string;
};

/** Tabs that are parts of the address: links, so that each can be opened, shared and gone back to. */
export function AddressTabs({ name, label, tabs, first }: Props) {
  const params = useAddressParams();
  const chosen = params.chosen(name) || first;
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map(({ value, label: text, count }) => (
        <AppLink
          key={value}
          to={params.pathWith({ [name]: value === first ? '' : value })}
          className={classes.tab}
          replace
          preventScrollReset
          prefetch="none"
          aria-current={value === chosen ? 'true' : undefined}
        >
          {text}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
