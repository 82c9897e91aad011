/**
 * The simulated providers of payments, under `/simulators/`: KBank, LINE Pay, Opn Payments and the look-up of slips. They speak
 * the protocols of the real ones, know each shop by credentials of its own, and show their payments at `/simulators/payments`.
 * They exist in demo mode only.
 */
import type { FastifyInstance } from 'fastify';
import { createFaults, type Faults } from './faults.ts';
import { addKBank, KBANK, kbankSettings } from './kbank.ts';
import { addLinePay, LINE_PAY, linePaySettings } from './line-pay.ts';
import { addOpn, OPN, opnSettings } from './opn.ts';
import { listPage, SimulatedPayments, takeTexts } from './paying.ts';
import { addSlips, slipSettings, SLIPS } from './slips.ts';

type Options = {
  /** Of the shop, once it listens. */
  origin: () => string;
  /** All credentials are derived from it. */
  secret: string;
  clock: () => Date;
  faults?: Faults;
  /** Where a shop hears of its payments, as it would be set at the provider; '' for nowhere. */
  callbackUrl: (told: { provider: 'kbank' | 'opn'; tenantId: string }) => string;
};

export function addPaymentSimulators(
  app: FastifyInstance,
  { origin, secret, clock, faults = createFaults(), callbackUrl }: Options,
): void {
  const kinds = [
    { path: KBANK, payments: new SimulatedPayments() },
    { path: LINE_PAY, payments: new SimulatedPayments() },
    { path: OPN, payments: new SimulatedPayments() },
  ] as const;
  const [kbank, line, opn] = kinds;
  void app.register((scope, _options, ready) => {
    takeTexts(scope);
    const parts = { secret, clock, faults, origin };
    const callbackOf = (provider: 'kbank' | 'opn') => (tenantId: string) =>
      callbackUrl({ provider, tenantId });
    addKBank(scope, { ...parts, payments: kbank.payments, callbackUrl: callbackOf('kbank') });
    addLinePay(scope, { ...parts, payments: line.payments });
    addOpn(scope, { ...parts, payments: opn.payments, callbackUrl: callbackOf('opn') });
    addSlips(scope, { secret, clock, faults });
    scope.get('/simulators/payments', { schema: { hide: true } }, (_request, reply) => {
      const all = kinds.flatMap(({ path, payments }) =>
        [...payments.values()].map((one) => ({
          text: `${path.split('/').at(-1)} ${one.tenantId} ${one.reference}: ${one.state}`,
          path: `${path}/pay/${one.id}`,
        })),
      );
      return listPage(reply, all.toReversed());
    });
    ready();
  });
}

/** What shops of the demo that have set no provider of their own would have set. */
export const simulatedPayments = (origin: () => string, secret: string) => ({
  settingsOf: (tenantId: string): Readonly<Record<string, string>> => ({
    ...kbankSettings(origin(), secret, tenantId),
    ...linePaySettings(origin(), secret, tenantId),
    ...opnSettings(origin(), secret, tenantId),
    ...slipSettings(origin(), secret, tenantId),
  }),
  isLocal: (url: URL) =>
    url.origin === origin() &&
    [KBANK, LINE_PAY, OPN, SLIPS].some((path) => url.pathname.startsWith(`${path}/`)),
});
