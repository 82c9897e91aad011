/** Callers of the shop's API, to make what a test needs and to look at what came of it. */
import { createClient, type Api } from '#contract/client.ts';

export type Tenant = 'petclub' | 'medisupply' | 'homegoods';
type Where = { url: string; tenant?: Tenant; language?: 'th' | 'en' };

/** Somebody of the shop's visitors or staff, with his token. */
export type Caller = { api: Api; saleUnit: string };

function clientFor({ url, tenant = 'petclub', language = 'th' }: Where, token?: () => string): Api {
  return createClient(async ({ url: path, headers, ...request }) => {
    const answer = await fetch(url + path, {
      ...request,
      headers: {
        ...headers,
        tenantid: tenant,
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token()}` }),
      },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  });
}

/** Without a token: for sign-ins. */
export const nobody = (where: Where): Api => clientFor(where);

export async function guestOf(where: Where): Promise<Caller> {
  const { jtoken, user } = await nobody(where).loginGuest();
  return { api: clientFor(where, () => jtoken), saleUnit: user.ActiveDC };
}

/** One of the demo logins: customer, credit or agent. */
export async function customerOf(where: Where, username = 'customer'): Promise<Caller> {
  const { jtoken, user } = await nobody(where).login({ body: { username, password: 'demo1234' } });
  return { api: clientFor(where, () => jtoken), saleUnit: user.ActiveDC };
}

/** The shop's super admin. */
export async function adminOf(where: Where): Promise<Api> {
  const { token } = await nobody(where).staffLogin({ body: { username: 'admin', password: 'demo1234' } });
  return clientFor(where, () => token);
}

/** The newest code sent to a mobile number. */
export async function codeSentTo(mobile: string, { url }: Pick<Where, 'url'>): Promise<string> {
  const answer = await fetch(`${url}/simulators/sms/outbox?to=${mobile}`);
  // Newest first; a message's own text holds no other run of six digits.
  const code = /\b(\d{6})\b/.exec(await answer.text())?.[1];
  if (code === undefined) throw new Error(`No code was sent to ${mobile}`);
  return code;
}
