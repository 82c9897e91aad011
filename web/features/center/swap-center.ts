import type { Page } from '../../page/page-context.ts';

/**
 * Orders from another center from now on (storefront §4). The new token is taken over, which opens the cart of that
 * center and loads everything shown anew (`session-resets.ts`); resolves when all of it is there.
 * Throws the API's refusal: CENTER_NOT_FOUND, CENTER_FIXED.
 */
export async function swapCenter(
  { api, session, queryClient }: Pick<Page, 'api' | 'session' | 'queryClient'>,
  saleUnit: string,
): Promise<void> {
  const { jtoken, ...user } = await api.swapCenter({ params: { saleUnit } });
  session.adopt({ jtoken, user });
  // Joins what is already being loaded.
  await queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false });
}
