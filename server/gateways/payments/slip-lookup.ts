/**
 * Looking up the slip of a bank transfer with a provider over https, in the form of EasySlip's API v2 (decision 82). What a
 * slip itself says is its sending bank and a reference; they are sent as the text of its QR code.
 */
import { slipPayload } from '#domain/payments/slip.ts';
import { z } from 'zod';
import { GatewayError } from '../gateway-error.ts';
import { momentOf, reasonOf, satangOf } from './facts.ts';
import type { SlipLookup } from './payment-provider.ts';
import { jsonOf, type ProviderClient } from './provider-client.ts';

const NAME = 'The slip look-up';
const NOT_FOUND = 'SLIP_NOT_FOUND';

export type SlipAccount = { url: string; key: string };

const accountSchema = z.object({
  bank: z.object({ id: z.string(), short: z.string().nullish() }),
  account: z.object({
    name: z.object({ th: z.string().nullish(), en: z.string().nullish() }),
    bank: z.object({ account: z.string() }).nullish(),
    proxy: z.object({ account: z.string() }).nullish(),
  }),
});
const foundSchema = z.object({
  success: z.literal(true),
  data: z.object({
    rawSlip: z.object({
      transRef: z.string(),
      date: z.string(),
      amount: z.object({
        amount: z.number(),
        local: z.object({ currency: z.string().nullish() }).nullish(),
      }),
      sender: accountSchema,
      receiver: accountSchema,
    }),
  }),
});
const failedSchema = z.object({ error: z.object({ code: z.string() }) });

export function createSlipLookup({
  account,
  call,
}: {
  account: SlipAccount;
  call: ProviderClient;
}): SlipLookup {
  return {
    look: async (slip) => {
      const answer = await call({
        method: 'POST',
        url: account.url,
        headers: { authorization: `Bearer ${account.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ payload: slipPayload(slip) }),
      });
      const json = jsonOf(NAME, answer);
      const failed = failedSchema.safeParse(json);
      if (answer.status === 404 && failed.data?.error.code === NOT_FOUND) return { kind: 'notFound' };
      const found = foundSchema.safeParse(json);
      if (answer.status !== 200 || !found.success)
        throw new GatewayError(
          `${NAME} answered ${answer.status} ${reasonOf(failed.data?.error.code)}`.trimEnd(),
        );
      const { transRef, date, amount, sender, receiver } = found.data.data.rawSlip;
      const satang = satangOf(amount.amount);
      const at = momentOf(date);
      // An answer about another slip, or in another currency, is no answer.
      if (transRef !== slip.reference || satang === undefined || at === undefined)
        throw new GatewayError(`${NAME} answered about something else`);
      if (!['', 'THB', '764'].includes(amount.local?.currency ?? ''))
        throw new GatewayError(`${NAME} answered in another currency`);
      return {
        kind: 'found',
        satang,
        at,
        receiver: {
          bank: receiver.bank.id,
          account: receiver.account.bank?.account ?? receiver.account.proxy?.account ?? '',
          name: nameOf(receiver),
        },
        sender: { bank: sender.bank.id, name: nameOf(sender) },
      };
    },
  };
}

const nameOf = ({ account: { name } }: z.infer<typeof accountSchema>): string => name.th || name.en || '';
