import { useStore } from 'zustand';
import { usePage } from '../../../page/page-context.ts';
import type { CartState } from './cart-store.ts';

/** A part of the cart. On the server, and in the browser's first drawing, it is empty and not ready. */
export function useCart<Part>(select: (cart: CartState) => Part): Part {
  return useStore(usePage().cart, select);
}
