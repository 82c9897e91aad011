import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import classes from './merchant-groups.module.css';
import type { GroupProduct } from './merchant-groups.queries.ts';

/** A product in a group, or one that may be. */
export function GroupProductWords({ product }: { product: GroupProduct }) {
  return (
    <span className={classes.product}>
      <Picture src={product.PIC_FILENAME} alt="" width={40} height={40} />
      <span>
        <UserText>{product.PRODUCTNAME}</UserText>
        <span className={classes.small}>
          <UserText>{product.P_Code}</UserText>
        </span>
      </span>
    </span>
  );
}
