import type { APIResponse, Page, Route } from '@playwright/test';

/**
 * Changes what the server wrote into the documents of this page, as another setting or another visitor would: the bootstrap data
 * are JSON in the document, and the browser starts from them.
 */
export async function withBootstrap(page: Page, change: (bootstrap: string) => string): Promise<void> {
  await page.route(
    (url) => !/^\/(assets|files|api|authen|GET_)/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await answerTo(route);
      return route.fulfill({ response: answer, body: change(await answer.text()) });
    },
  );
}

/** A setting of the shop, as its documents carry it. */
export function setting(name: string, value: string): (bootstrap: string) => string {
  return (bootstrap) => {
    const stored = new RegExp(`"${name}":"[^"]*"`);
    return stored.test(bootstrap)
      ? bootstrap.replace(stored, `"${name}":"${value}"`)
      : bootstrap.replace('"settings":{', `"settings":{"${name}":"${value}",`);
  };
}

/** The token that the page asks for is that of a salesman who acts for the customer. */
export const asActing = (page: Page): Promise<void> =>
  withUser(page, (user) => user.replace('"userRole":', '"UserId":"SALE","userRole":'));

/** The customer is one whom SAP knows, in documents changed like that besides. */
export async function asSapCustomer(page: Page, change: (bootstrap: string) => string): Promise<void> {
  const known = (text: string) => text.replace('"IsBjcSapCustomer":false', '"IsBjcSapCustomer":true');
  await withBootstrap(page, (bootstrap) => known(change(bootstrap)));
  await withUser(page, known);
}

async function withUser(page: Page, change: (answer: string) => string): Promise<void> {
  await page.route('**/authen/renew', async (route) => {
    const answer = await answerTo(route);
    return route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

/** Node finds no *.localhost; the shop goes by the host that is asked for. */
async function answerTo(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host: url.host };
  url.hostname = 'localhost';
  return route.fetch({ url: url.href, headers, maxRedirects: 0 });
}
