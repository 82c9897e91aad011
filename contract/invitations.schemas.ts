import { z } from 'zod';
import { invitationObstacles, invitationWays } from '#domain/access/invitations.ts';
import { code, saleUnit, several, text, type SchemasFor } from './common.schemas.ts';
import {
  customerQuery,
  customerStates,
  levels,
  listedCustomer,
  MOST_CHOSEN,
} from './merchant-customers.schemas.ts';
import type { invitationCalls, merchantInvitationCalls } from './invitations.calls.ts';

export const invitationSchemas = {
  openInvitation: {
    summary: 'The number that an invitation was made for, until its owner has signed in',
    body: z.object({ Token: text(60).min(1) }),
    answer: z.object({ Mobile: z.string() }),
    errors: ['INVITATION_OVER', 'TOO_MANY_TRIES'],
  },
} satisfies SchemasFor<typeof invitationCalls>;

/** Customers by their codes; without them all that the list shows for these filters. */
export const chosenCustomers = z.object({
  Customers: several(code, 1000).optional(),
  text: text(60).optional(),
  status: several(z.enum(customerStates), customerStates.length).optional(),
  type: several(code, MOST_CHOSEN).optional(),
  level: several(z.enum(levels), levels.length).optional(),
  salesman: several(code, MOST_CHOSEN).optional(),
  tag: several(code, MOST_CHOSEN).optional(),
  never: z.enum(['Y']).optional(),
  orderedFrom: z.iso.date().optional(),
  orderedTo: z.iso.date().optional(),
  saleUnit: saleUnit.optional(),
});

export const KEY_ERRORS = [
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_ANSWER_GONE',
] as const;

export const merchantInvitationSchemas = {
  customersNotLoggedIn: {
    summary: 'Customers of a center who have never signed in, as `merchantCustomers`, with their invitations',
    query: customerQuery.omit({ unseen: true }),
    answer: z.object({
      Data: z.array(
        listedCustomer.extend({
          /** The last invitation, whoever made it. */
          Invited: z.object({ At: z.iso.datetime(), Way: z.enum(invitationWays), By: z.string() }).nullable(),
          /** Why no SMS can be sent, and when one may be sent again. */
          Cannot: z.enum(invitationObstacles).nullable(),
          NextAt: z.iso.datetime().nullable(),
        }),
      ),
      Next: z.string().nullable(),
      /** The shop invites at all. */
      IsOpen: z.boolean(),
    }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'PAGE_DISABLED'],
  },
  inviteCustomer: {
    summary: 'Invite a customer who has never signed in: by SMS, or by a link to hand over or to scan',
    params: z.object({ code }),
    body: z.object({ Way: z.enum(invitationWays) }),
    answer: z.object({
      /** Of a link, also as a QR code: an SVG. It leads on until then, or until the customer has signed in. */
      Link: z.object({ Url: z.string(), Qr: z.string(), Until: z.iso.datetime() }).nullable(),
    }),
    errors: [
      'CUSTOMER_NOT_FOUND',
      'INVITATIONS_CLOSED',
      'INVITATION_DISABLED',
      'INVITATION_SIGNED_IN',
      'INVITATION_NO_NUMBER',
      'INVITATION_TODAY',
      'INVITATION_ENOUGH',
      'INVITATION_NO_SMS',
      'INVITATIONS_OF_DAY',
      'SESSION_OVER',
      ...KEY_ERRORS,
    ],
  },
  invitationsAhead: {
    summary: 'How many of these customers an SMS can be sent to, and why not to the others',
    body: chosenCustomers,
    answer: z.object({
      Count: z.int(),
      Cannot: z.array(z.object({ Why: z.enum(invitationObstacles), Count: z.int() })),
      /** SMS of invitations that the shop has left today. */
      Left: z.int(),
    }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED', 'RUN_TOO_LONG', 'INVITATIONS_CLOSED', 'SESSION_OVER'],
  },
  inviteCustomers: {
    summary: 'Invite many customers by SMS, as a run; those who cannot be invited are left out',
    body: chosenCustomers.extend({
      /** As `invitationsAhead` said: if it has changed, answers 409 INVITATIONS_CHANGED. */
      Count: z.int().min(1),
    }),
    answer: z.object({ RunId: z.string() }),
    errors: [
      'CENTER_NOT_FOUND',
      'PAGE_DISABLED',
      'INVITATIONS_CLOSED',
      'INVITATIONS_CHANGED',
      'INVITATIONS_OF_DAY',
      'RUN_EMPTY',
      'RUN_TOO_LONG',
      'TOO_MANY_RUNS',
      'SESSION_OVER',
      ...KEY_ERRORS,
    ],
  },
} satisfies SchemasFor<typeof merchantInvitationCalls>;
