import { isOfBrowser } from '#domain/consent/purposes.ts';
import type { Page } from '../../page/page-context.ts';
import { consentPurposesQuery } from './consents.queries.ts';

/** The shop keeps what was answered about cookies, and to which words. The cookie decides, so nobody waits for it. */
export async function recordAnswer(page: Pick<Page, 'api' | 'locale' | 'queryClient'>, agreed: boolean) {
  try {
    const purposes = await page.queryClient.query(consentPurposesQuery(page));
    const asked = purposes.find(({ Purpose }) => isOfBrowser(Purpose));
    if (!asked) return;
    const { Purpose, Version } = asked;
    await page.api.saveConsents({ body: { Consents: [{ Purpose, Type: agreed, Version }] } });
    await page.queryClient.invalidateQueries({ queryKey: ['consents', 'own'] });
  } catch {
    // A shop without guests, a salesman in a customer's name, or a line that is gone: the cookie stands alone.
  }
}
