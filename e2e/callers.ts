/** Callers of the shop's API, to make what a test needs and to look at what came of it. */
import { expect } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { createClient, type Api } from '#contract/client.ts';

export type Tenant = 'petclub' | 'medisupply' | 'homegoods';
export type Where = { url: string; tenant?: Tenant; language?: 'th' | 'en' };

/** A visitor of the shop, with their token. */
export type Caller = { api: Api; saleUnit: string };
type Cookie = { name: string; value: string };

type ClientOptions = { token?: string; onCookie?: (cookie: Cookie) => void };

/** Node finds no *.localhost: the tenant is named by its header. */
function clientFor(
  { url, tenant = 'petclub', language = 'th' }: Where,
  { token, onCookie }: ClientOptions = {},
): Api {
  return createClient(async ({ url: path, headers, ...request }) => {
    const answer = await fetch(url + path, {
      ...request,
      headers: {
        ...headers,
        tenantid: tenant,
        'accept-language': language,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      onCookie?.({ name, value });
    }
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }, calls);
}

type SignedIn = { jtoken: string; user: { ActiveDC: string } };

const callerOf = (where: Where, { jtoken, user }: SignedIn): Caller => ({
  api: clientFor(where, { token: jtoken }),
  saleUnit: user.ActiveDC,
});

/** Without a token: for sign-ins. */
export const nobody = (where: Where): Api => clientFor(where);

export async function guestOf(where: Where): Promise<Caller> {
  return callerOf(where, await nobody(where).loginGuest());
}

/** A guest who looks at that center. */
export async function guestAt(where: Where, saleUnit: string): Promise<Caller> {
  const { api } = await guestOf(where);
  const { jtoken } = await api.swapCenter({ params: { saleUnit } });
  return { api: clientFor(where, { token: jtoken }), saleUnit };
}

/** One of the demo logins: customer, credit or agent. */
export async function customerOf(where: Where, username = 'customer'): Promise<Caller> {
  return callerOf(where, await nobody(where).login({ body: { username, password: 'demo1234' } }));
}

/** A customer who has no password, and the session's cookie. */
export async function customerOfMobile(
  where: Where,
  mobile: string,
): Promise<{ caller: Caller; cookies: Cookie[] }> {
  const cookies: Cookie[] = [];
  const api = clientFor(where, { onCookie: (cookie) => cookies.push(cookie) });
  const { reference } = await api.requestCode({ body: { mobile } });
  const code = await codeSentTo(mobile, where);
  const caller = callerOf(where, await api.verifyCode({ body: { reference, code } }));
  return { caller, cookies };
}

/** The shop's super admin. */
export async function adminOf(where: Where): Promise<Api> {
  const body = { username: 'admin', password: 'demo1234' };
  const { token } = await nobody(where).staffLogin({ body });
  return clientFor(where, { token });
}

/** Sets the price of a piece at level 1, as the grid of the product does. */
export async function setPieceAt(api: Api, { code, baht }: { code: string; baht: number }): Promise<void> {
  const {
    Units: _units,
    VatRate: _rate,
    P_Code: _code,
    ...prices
  } = await api.productPrices({ params: { code }, query: {} });
  const body = { ...prices, UNIT1PRICELEVEL1: baht, UNIT1PRICELEVEL1TYPE: prices.UNIT1PRICELEVEL1TYPE ?? 1 };
  await api.saveProductPrices({ params: { code }, body });
}

/** The newest code sent to a mobile number. */
export async function codeSentTo(mobile: string, { url }: Pick<Where, 'url'>): Promise<string> {
  let code: string | undefined;
  // Staff are answered before their message is sent.
  await expect
    .poll(async () => {
      const answer = await fetch(`${url}/simulators/sms/outbox?to=${mobile}`);
      // Newest first; the confirmation of an order, which comes when it comes, has six digits in its number too.
      code = /(?:รหัส OTP \S*คือ|your code (?:[A-Za-z ]+ )?is) (\d{6})\b/.exec(await answer.text())?.[1];
      return code;
    }, `a code was sent to ${mobile}`)
    .toBeDefined();
  return code ?? '';
}
