import type { Page } from '../../page/page-context.ts';
import { externalApi } from './external-api.ts';

/** Leaves the shop for the provider's sign-in, which leads back to `next` afterwards. */
export async function goToProvider(page: Pick<Page, 'locale' | 'bootstrap'>, next: string): Promise<void> {
  const body = { Next: next, Language: page.locale };
  const { Url } = await externalApi(page).beginExternal({ body });
  window.location.assign(Url);
}
