/**
 * A fake provider that looks up slips of transfers. What a slip is found as stands in its reference: it ends with the sum in
 * satang (`...A12345`), and begins with `WRONG` for an answer about another slip. A reference without a sum is not found.
 * In demo mode only.
 */
import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults.ts';
import { answering, objectOf, simulatedKey, textOf } from './paying.ts';

export const SLIPS = '/simulators/slips';

export const slipSettings = (origin: string, secret: string, tenantId: string) => ({
  SLIP_LOOKUP_URL: `${origin}${SLIPS}/verify/bank`,
  SLIP_LOOKUP_SECRET: `${tenantId}_${simulatedKey(secret, tenantId, 'slips')}`,
});

type Options = { secret: string; clock: () => Date; faults: Faults };

export function addSlips(scope: FastifyInstance, { secret, clock, faults }: Options): void {
  scope.post(`${SLIPS}/verify/bank`, { schema: { hide: true } }, ({ headers, body }, reply) => {
    const failed = (status: number, code: string) =>
      reply.code(status).send({ success: false, error: { code, message: code } });
    const key = (headers.authorization ?? '').replace(/^Bearer /, '');
    const tenantId = key.slice(0, key.lastIndexOf('_'));
    if (key !== slipSettings('', secret, tenantId).SLIP_LOOKUP_SECRET) return failed(401, 'INVALID_API_KEY');
    const slip = slipIn(textOf(objectOf(body)['payload']));
    return answering(reply, {
      fault: faults.next(),
      refusal: () => failed(403, 'QUOTA_EXCEEDED'),
      work: () => {
        if (!slip) return failed(400, 'VALIDATION_ERROR');
        const satang = Number(/A(\d+)$/.exec(slip.reference)?.[1] ?? 0);
        if (satang === 0) return failed(404, 'SLIP_NOT_FOUND');
        const account = (name: string, number: string) => ({
          name: { th: name },
          bank: { type: 'BANKAC', account: number },
        });
        return reply.send({
          success: true,
          data: {
            isDuplicate: false,
            matchedAccount: null,
            amountInSlip: satang / 100,
            rawSlip: {
              transRef: slip.reference.startsWith('WRONG') ? 'ANOTHER' : slip.reference,
              date: clock().toISOString(),
              countryCode: 'TH',
              amount: { amount: satang / 100, local: { amount: 0, currency: '' } },
              sender: { bank: { id: slip.bank }, account: account('นาย ส*** ใ***', 'xxx-x-x1234-x') },
              receiver: { bank: { id: '004', short: 'KBANK' }, account: account('ร้านสาธิต', 'xxx-x-x5678-x') },
            },
          },
          message: 'ok',
        });
      },
    });
  });
}

/** What the text of a slip's code holds. */
function slipIn(payload: string): { bank: string; reference: string } | undefined {
  const fieldsOf = (text: string): Record<string, string> => {
    const fields: Record<string, string> = {};
    for (let at = 0; at + 4 <= text.length;) {
      const length = Number(text.slice(at + 2, at + 4));
      fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
      at += 4 + length;
    }
    return fields;
  };
  const { '01': bank, '02': reference } = fieldsOf(fieldsOf(payload)['00'] ?? '');
  return bank && reference ? { bank, reference } : undefined;
}
