import { CustomerRow, type ShownCustomer } from './customer-row.tsx';
import { useOrderFor } from './use-order-for.ts';
import classes from './customer-picker.module.css';

type Props = {
  label: string;
  customers: readonly ShownCustomer[];
  /** What was searched for, to be marked. */
  searched?: string;
  /** Another answer is on its way. */
  stale?: boolean;
};

/** Customers below each other, each with the way to order for them. */
export function CustomerRows({ label, customers, searched, stale }: Props) {
  const { orderFor, busy } = useOrderFor();
  return (
    <ul className={classes.list} aria-label={label} aria-busy={stale}>
      {customers.map((customer) => (
        <li key={customer.CUSTOMERCODE}>
          <CustomerRow
            customer={customer}
            searched={searched}
            busy={busy}
            onChoose={() => orderFor(customer)}
          />
        </li>
      ))}
    </ul>
  );
}
