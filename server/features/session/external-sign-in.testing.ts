/** The calls of signing in through others, for the tests of all calls. */
import type { externalSignInCalls } from '#contract/external-sign-in.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { testConfig } from '#server/testing/shop.ts';
import { issueTicket, type TicketKind } from './tickets.ts';

/** One that holds, in alpha. */
const alphas = (kind: TicketKind, value: string) =>
  issueTicket(testConfig.sessionSecret, {
    tenantId: 'alpha',
    kind,
    value,
    expiresAt: new Date('2100-01-01'),
  });

export const externalSignInCallTests: CallTests<typeof externalSignInCalls> = {
  beginExternal: {
    may: 'everybody',
    sample: { body: { Next: '/cart' } },
    // Takes nothing of anybody.
    crossTenant: [],
  },
  finishExternal: {
    may: 'everybody',
    sample: { body: { Query: '?code=a&state=b' } },
    crossTenant: ({ cookies }) => [
      {
        as: 'nobody',
        given: { cookies, body: { Query: `?code=a&state=${alphas('oidc', '["",""]')}` } },
        hears: '400 EXTERNAL_OVER',
      },
    ],
  },
  verifyPartnerTicket: {
    may: 'everybody',
    sample: { body: { Ticket: 'a.partners.ticket' } },
    // Whom it is for is signed in it (external-sign-in.test.ts).
    crossTenant: [],
  },
  requestExternalCode: {
    may: 'everybody',
    sample: { body: { Ticket: 'a.ticket', mobile: '0810000001' } },
    crossTenant: () => [
      {
        as: 'nobody',
        given: {
          body: { Ticket: alphas('identity', '["https://id.example","one",""]'), mobile: '0810000001' },
        },
        hears: '400 EXTERNAL_OVER',
      },
    ],
  },
  linkExternal: {
    may: 'everybody',
    sample: { body: { Ticket: 'a.ticket', reference: 'ABCDEFGHJK', code: '123456' } },
    crossTenant: () => [
      {
        as: 'nobody',
        given: {
          body: {
            Ticket: alphas('identity', '["https://id.example","one",""]'),
            reference: 'ABCDEFGHJK',
            code: '123456',
          },
        },
        hears: '400 EXTERNAL_OVER',
      },
    ],
  },
};
