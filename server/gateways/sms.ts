/** Sending a text message. One small interface; the real adapter speaks HTTP to whatever provider is set. */

export type SmsMessage = { tenantId: string; to: string; text: string };

export type SmsGateway = {
  /** Resolves when the provider accepted the message; rejects when it did not within 10 seconds. */
  send(message: SmsMessage): Promise<void>;
};

/** The address is asked for at each message: the demo's simulator knows its port only once it listens. */
type Options = { url: () => string; token: string };

/** POSTs JSON `{ to, text, sender }` with a Bearer token; any 2xx means accepted. */
export function createHttpSms({ url, token }: Options): SmsGateway {
  return {
    send: async ({ tenantId, to, text }) => {
      const response = await fetch(url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ to, text, sender: tenantId }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
    },
  };
}
