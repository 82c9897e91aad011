/** Sending a text message. One small interface; the real adapter speaks HTTP to any configured provider. */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isOffered } from '#domain/web-config/offered.ts';
import { GatewayError } from './gateway-error.ts';

export type SmsMessage = {
  tenantId: string;
  to: string;
  text: string;
  /** The sender name; defaults to the tenant's id. */
  sender?: string;
  /** The same for every attempt at this message: a provider that knows it already does not send it again. */
  key?: string;
};

export type SmsGateway = {
  /** Resolves when the provider accepted the message; rejects if it did not within 10 seconds. */
  send(message: SmsMessage): Promise<void>;
};

/** The URL is resolved for each message: the demo's simulator knows its port only once it listens. */
type Options = { url: () => string; token: string; patienceMs?: number };

/** Statuses by which a provider says that this message is wrong, not that it cannot send; 404 is a wrong address of the provider. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 422]);

/** POSTs JSON `{ to, text, sender }` with a Bearer token, and the key as `Idempotency-Key`; any 2xx means accepted. */
export function createHttpSms({ url, token, patienceMs = 10_000 }: Options): SmsGateway {
  return {
    send: async ({ tenantId, to, text, sender = tenantId, key }) => {
      const body = JSON.stringify({ to, text, sender });
      const status = await post(url(), { token, key, body, patienceMs });
      if (status < 200 || status > 299)
        throw new GatewayError(`The SMS gateway answered ${status}`, { isRefusal: REFUSALS.has(status) });
    },
  };
}

/**
 * Returns the response status. Does not use `fetch`, which costs several times as much: every order sends a
 * message, from the process that serves the shop.
 */
async function post(
  address: string,
  {
    token,
    key,
    body,
    patienceMs,
  }: { token: string; key: string | undefined; body: string; patienceMs: number },
): Promise<number> {
  const url = new URL(address);
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${token}`,
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers }, (response) => {
      // Consumed to the end, so that the connection can be reused. If it breaks off the status still counts: an
      // accepted message must not be sent again.
      response.resume().on('close', () => resolve(response.statusCode ?? 0));
    });
    const patience = setTimeout(
      () => sending.destroy(new GatewayError(`The SMS gateway did not answer within ${patienceMs} ms`)),
      patienceMs,
    );
    sending
      .on('error', reject)
      .on('close', () => clearTimeout(patience))
      .end(body);
  });
}

/** A shop's SMS settings: SMS_SENDER, SMS_GATEWAY_URL and SMS_GATEWAY_SECRET. */
type ShopSms = { sender: string; url: string; secret: string };

type Shops = {
  /** The installation's own gateway, for shops without their own provider. */
  shared: SmsGateway;
  settingsOf: (tenantId: string) => Promise<ShopSms>;
  connect?: (options: Options) => SmsGateway;
};

/**
 * Sends as configured by each shop: with its sender name, and through its own provider if it has set both its address and
 * its secret. A provider is called over https only, with the shop's own secret and never the installation's.
 */
export function createShopSms({ shared, settingsOf, connect = createHttpSms }: Shops): SmsGateway {
  return {
    send: async (message) => {
      const { sender, url, secret } = await settingsOf(message.tenantId);
      const isOwn = isOffered(/^https:\/\//i.test(url), [url, secret]);
      const gateway = isOwn ? connect({ url: () => url, token: secret }) : shared;
      await gateway.send(sender === '' ? message : { ...message, sender });
    },
  };
}
