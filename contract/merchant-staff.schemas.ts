import { z } from 'zod';
import { staffRights } from '#domain/access/rights.ts';
import { closablePages } from '#domain/access/merchant-pages.ts';
import { staffRoles } from '#domain/access/roles.ts';
import {
  code,
  inAddress,
  saleUnit,
  several,
  severalInAddress,
  text,
  type SchemasFor,
} from './common.schemas.ts';
import type { merchantStaffCalls } from './merchant-staff.calls.ts';

const role = z.enum(staffRoles);
/** User names are stored in lower case, as they are compared. */
const username = text(60)
  .toLowerCase()
  .regex(/^(?:[a-z0-9][a-z0-9._@-]*)?$/);

const member = z.object({
  UserId: z.string(),
  Name: z.string(),
  /** '' for none. */
  Username: z.string(),
  Mobile: z.string(),
  Email: z.string(),
  UserRole: role,
  /** The role's name in the caller's language. */
  Role: z.string(),
  Status: z.enum(['active', 'disabled']),
  /** Without one the person signs in by a code to the mobile number. */
  HasPassword: z.boolean(),
  /** When a session of theirs was last opened; null if none is stored. */
  LastSignIn: z.iso.datetime().nullable(),
  /** The first one first; none for a super admin means all. */
  Centers: z.array(z.object({ SaleUnit: z.string(), DIST_NAME: z.string() })),
  /** The caller: role, state and password of the own account are changed by somebody else. */
  IsSelf: z.boolean(),
  /** Of what `saveStaffMember` changes, whoever changed it; sent with a change. */
  Version: z.int(),
});

const given = z.object({
  Name: text(120).min(1),
  /** '' for none. */
  Username: username.default(''),
  /** A Thai mobile number in any common format: codes to sign in go there. */
  Mobile: text(30).min(1),
  /** '' for none. */
  Email: text(200).default(''),
  UserRole: role,
  /** The first one first. A salesman needs one. */
  SaleUnits: z
    .array(saleUnit)
    .max(200)
    .refine((all) => new Set(all).size === all.length),
});

const wrong = [
  'INVALID_MOBILE',
  'MOBILE_TAKEN',
  'USERNAME_TAKEN',
  'INVALID_EMAIL',
  'CENTER_NEEDED',
  'CENTER_NOT_FOUND',
] as const;
const unlessLast = ['STAFF_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_SUPER_ADMIN'] as const;
const params = z.object({ userId: code });

const roles = z.object({
  /** Counts the changes of all roles; sent with a change of them. */
  Version: z.int(),
  Data: z.array(
    z.object({
      UserRole: role,
      /** The shop's own names; '' where it has none and the default is shown. */
      NameTh: z.string(),
      NameEn: z.string(),
      /** What it is called without a name of its own, in the caller's language. */
      DefaultName: z.string(),
      ClosedPages: z.array(z.enum(closablePages)),
      /** What people of the role may see besides their pages. */
      Rights: z.array(z.enum(staffRights)),
      /** Active people of the role. */
      People: z.int(),
    }),
  ),
});

export const merchantStaffSchemas = {
  staffMembers: {
    summary: 'The people who work in the shop by name, a page by key',
    query: z.object({
      /** Parts of the name, code, user name or mobile number; nearly the name where nobody has it. */
      text: text(60).optional(),
      /** Any of these. */
      role: severalInAddress(several(role, staffRoles.length)).optional(),
      status: z.enum(['active', 'disabled']).optional(),
      /** Any of these. */
      saleUnit: severalInAddress(several(saleUnit, 50)).optional(),
      /** The `Next` of the previous page. */
      after: text(800).optional(),
      take: inAddress(z.int().min(1).max(100)).default(25),
    }),
    answer: z.object({ Data: z.array(member), Next: z.string().nullable() }),
  },
  staffMember: {
    summary: 'One person who works in the shop',
    params,
    answer: member,
    errors: ['STAFF_NOT_FOUND'],
  },
  addStaffMember: {
    summary: 'Invite a person: a message with the way to sign in goes to the mobile number',
    body: given,
    answer: member,
    errors: [...wrong, 'INVITES_OF_DAY'],
  },
  saveStaffMember: {
    summary: 'Change a person, their role and their centers; Version is that of the answer that was changed',
    params,
    body: given.extend({ Version: z.int().min(0) }),
    answer: member,
    errors: [...wrong, ...unlessLast, 'STAFF_CHANGED'],
  },
  setStaffStatus: {
    summary: 'Disable a person, which ends their sessions at once, or let them in again',
    params,
    body: z.object({ Status: z.enum(['active', 'disabled']) }),
    answer: member,
    errors: unlessLast,
  },
  resetStaffPassword: {
    summary: 'Remove a password and end the sessions: the person signs in by a code and chooses another',
    params,
    answer: member,
    errors: ['STAFF_NOT_FOUND', 'OWN_ACCOUNT', 'MOBILE_MISSING'],
  },
  shopCenters: {
    summary: 'The active centers of the shop, in its order',
    answer: z.object({ Data: z.array(z.object({ SaleUnit: z.string(), DIST_NAME: z.string() })) }),
  },
  staffRoles: {
    summary: 'The roles, what the shop calls them, and the pages it keeps from them',
    answer: roles,
  },
  saveStaffRoles: {
    summary: 'Name roles, choose the pages that each may not open, and its rights',
    body: z.object({
      /** Those that are changed; the others stay. */
      Roles: z
        .array(
          z.object({
            UserRole: role,
            NameTh: text(60),
            NameEn: text(60),
            ClosedPages: z.array(z.enum(closablePages)).max(closablePages.length),
            /** Has no effect for the super admin, who has all. */
            Rights: z.array(z.enum(staffRights)).max(staffRights.length),
          }),
        )
        .min(1)
        .max(staffRoles.length)
        .refine((all) => new Set(all.map(({ UserRole }) => UserRole)).size === all.length),
      Version: z.int().min(0),
    }),
    answer: roles,
    errors: ['ROLE_COMPLETE', 'ROLES_CHANGED'],
  },
} satisfies SchemasFor<typeof merchantStaffCalls>;
