import { redirect, type LoaderFunctionArgs } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { pageContext } from '../../page/page-context.ts';
import { isGuest } from '../session/visitor/visitor.ts';

/**
 * An order's address without a center is the order at the center that the customer orders from; a guest has none yet.
 * The router has decoded the parameter, so it is encoded again: `..%2F` in it must not lead out of its segment.
 */
export function completeAddress(
  { params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>,
  below: '/history' | '/history/deliveryorder',
): void {
  const { orderid, saleunit } = params;
  if (orderid === undefined || saleunit !== undefined) return;
  const { session, locale } = context.get(pageContext);
  if (isGuest(session.user())) return;
  throw redirect(
    localePath(
      locale,
      `${below}/${encodeURIComponent(orderid)}/${encodeURIComponent(session.user().ActiveDC)}`,
    ),
  );
}
