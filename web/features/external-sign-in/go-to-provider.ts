import type { Page } from '../../page/page-context.ts';
import { externalApi } from './external-api.ts';

/** As the call takes it: a longer way back is given up rather than the sign-in. */
const MOST_NEXT = 500;

/** Leaves the shop for the provider's sign-in, which leads back to `next` afterwards. */
export async function goToProvider(page: Pick<Page, 'locale' | 'bootstrap'>, next: string): Promise<void> {
  const body = { Next: next.length > MOST_NEXT ? '' : next, Language: page.locale };
  const { Url } = await externalApi(page).beginExternal({ body });
  window.location.assign(Url);
}
