/** Every call of the product, once. */
import { addressCalls } from './address.calls.ts';
import { catalogueCalls } from './catalogue.calls.ts';
import { orderCalls } from './orders.calls.ts';
import { sessionCalls } from './session.calls.ts';
import { webConfigCalls } from './webconfig.calls.ts';

export const calls = {
  ...sessionCalls,
  ...webConfigCalls,
  ...catalogueCalls,
  ...addressCalls,
  ...orderCalls,
};

export type CallName = keyof typeof calls;
