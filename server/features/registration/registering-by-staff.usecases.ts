/** Staff register a customer: by a link that the customer follows, or in the customer's place (U-22b). */
import { toSVG } from 'bwip-js/node';
import { hasAddress, missingFields } from '#domain/access/registration.ts';
import { isSuperAdminRole } from '#domain/access/roles.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import { assertTaxNumber } from '../../http/tax-number.ts';
import type { Visitor } from '../../http/visitor.ts';
import { addContactAddress, checkedAreas } from '../address/address.public.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { notify, staffToTell } from '../notifications/notifications.public.ts';
import {
  centerOfStaff,
  centersOfStaff,
  emailOf,
  hashOfErasedNumber,
  mobileOf,
  refusalOfNumber,
  staffRightsOf,
  staffRolesOf,
} from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { assertMayTryNumber, writeKnownNumber } from './number-tries.usecases.ts';
import { findSalesmanAt, insertNewcomer, lockRegistering } from './registration.queries.ts';
import { newCustomerCode, refusingTaken } from './registration.usecases.ts';
import { waitingNotice } from './registration.words.ts';

/** Throws 404 CENTER_NOT_FOUND for a center that is not the caller's. */
export async function registrationLink(
  deps: Dependencies,
  visitor: Visitor,
  asked: string | undefined,
): Promise<CallAnswer<'registrationLink'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const parts = [saleUnit, ...(isSuperAdminRole(visitor.role) ? [] : [visitor.userId])];
  const path = parts.map(encodeURIComponent).join('/');
  const Url = `${deps.places.originOf(visitor.tenantId)}/manage/registerfrompc/${path}`;
  return { Url, Qr: toSVG({ bcid: 'qrcode', text: Url, paddingwidth: 4, paddingheight: 4 }) };
}

/**
 * Tells staff at once what registering the number would: they stand before its owner. A known one counts and is logged as there.
 * Throws 400 INVALID_MOBILE, 429 TOO_MANY_REGISTRATIONS.
 */
export async function checkNewNumber(
  deps: Dependencies,
  visitor: Visitor,
  typed: string,
): Promise<CallAnswer<'checkNewNumber'>> {
  const { tenantId, userId } = visitor;
  const mobile = mobileOf(typed);
  const saleUnits = (await centersOfStaff(deps, visitor)).map(({ saleUnit }) => saleUnit);
  return deps.database.inTenant(tenantId, async (tx) => {
    await assertMayTryNumber(tx, { userId, at: deps.clock(), refusal: 'TOO_MANY_REGISTRATIONS' });
    const refusal = await refusalOfNumber(deps, tx, { tenantId, mobile });
    if (!refusal) return { State: 'new' };
    await writeKnownNumber(deps, tx, { visitor, mobile, saleUnits });
    return { State: refusal.parts.code === 'CUSTOMER_INACTIVE' ? 'inactive' : 'known' };
  });
}

type Body = CallParsed<'registerCustomer'>['body'];
/** Without names: it is stored under the key. Undefined of a number that is known, so that this stays counted. */
type Made = { customerCode?: string };

/**
 * Adds a customer of an own center, without a password: they sign in by a code to their number. The number is looked up last,
 * and a known one is counted and logged. Throws 400 INVALID_MOBILE, INVALID_EMAIL, INVALID_TAX_NUMBER, FIELDS_MISSING for a part
 * of an address, AREA_NOT_FOUND, each at its field; 404 CENTER_NOT_FOUND; 409 MOBILE_TAKEN; 429 TOO_MANY_REGISTRATIONS.
 */
export async function registerCustomer(
  deps: Dependencies,
  visitor: Visitor,
  { body, key }: { body: Body; key: string },
): Promise<CallAnswer<'registerCustomer'>> {
  const { tenantId, userId } = visitor;
  const newcomer = newcomerOf(body);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: body.SaleUnit });
  const isWaiting = await mustWait(deps, visitor);
  const claim = claimOf({ visitor, call: 'registerCustomer', key, input: body });
  const { customerCode } = await deps.database
    .inTenant(tenantId, async (tx) => {
      await lockRegistering(tx, userId);
      if (hasAddress(body)) await checkedAreas(tx, body);
      const { answer } = await once<Made>(tx, { tenantId, claim }, () =>
        make(deps, tx, { visitor, body, newcomer: { ...newcomer, saleUnit }, isWaiting }),
      );
      return answer;
    })
    .catch((error: unknown) => refusingTaken(error, taken));
  if (customerCode === undefined) throw taken();
  return {
    CUSTOMERCODE: customerCode,
    CUSTOMERNAME: newcomer.name,
    SALEUNIT: saleUnit,
    State: isWaiting ? 'waiting' : 'approved',
  };
}

function newcomerOf(body: Body) {
  const { Name: name, TaxNo: taxNumber } = body;
  const mobile = mobileOf(body.Mobile);
  const email = body.Email === '' ? null : emailOf(body.Email);
  assertTaxNumber(taxNumber, { field: 'TaxNo' });
  const missing = missingFields(body, { required: [], hasPassword: false, hasTaxNumber: true });
  if (missing.length > 0)
    throw badRequest('FIELDS_MISSING', {
      fields: Object.fromEntries(missing.map((field) => [field, 'FIELD_MISSING'])),
    });
  return { name, mobile, email, taxNumber };
}

type Making = {
  visitor: Visitor;
  body: Body;
  newcomer: ReturnType<typeof newcomerOf> & { saleUnit: string };
  isWaiting: boolean;
};

async function make(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, body, newcomer, isWaiting }: Making,
): Promise<Made> {
  const { tenantId, userId } = visitor;
  const { name, mobile, saleUnit } = newcomer;
  const at = deps.clock();
  await assertMayTryNumber(tx, { userId, at, refusal: 'TOO_MANY_REGISTRATIONS' });
  if (await refusalOfNumber(deps, tx, { tenantId, mobile })) {
    await writeKnownNumber(deps, tx, { visitor, mobile, saleUnits: [saleUnit] });
    return {};
  }
  const customerCode = newCustomerCode();
  await insertNewcomer(tx, tenantId, {
    ...newcomer,
    customerCode,
    passwordHash: null,
    salesmanId: await salesmanOf(tx, { visitor, saleCode: body.SaleCode, saleUnit }),
    status: isWaiting ? 'pending' : 'active',
    at,
    numberHash: hashOfErasedNumber(deps.config.sessionSecret, { tenantId, mobile }),
  });
  if (hasAddress(body)) await addContactAddress(tx, tenantId, { customerCode, phone: mobile, name, ...body });
  await writeAudit(deps, tx, {
    visitor,
    action: 'customer.add',
    subject: `customer/${customerCode}`,
    after: { SaleUnits: saleUnit, Status: isWaiting ? 'waiting' : 'approved' },
  });
  if (isWaiting) {
    const recipients = await staffToTell(deps, tx, { tenantId, kind: 'registration.waiting', saleUnit });
    await notify(deps, tx, tenantId, [waitingNotice({ customerCode, name, recipients, at })]);
  }
  return { customerCode };
}

type Looking = { visitor: Visitor; saleCode: string | undefined; saleUnit: string };

/** Whose the customer becomes: who adds them, or of a super admin whom the link names, where they work there. */
async function salesmanOf(
  tx: TenantTransaction,
  { visitor: { userId, role }, saleCode, saleUnit }: Looking,
): Promise<string | null> {
  if (!isSuperAdminRole(role)) return userId;
  return (saleCode && (await findSalesmanAt(tx, { userId: saleCode, saleUnit }))) || null;
}

const taken = () => conflict('MOBILE_TAKEN', { fields: { Mobile: 'MOBILE_TAKEN' } });

/** Where the shop approves newcomers, by who may approve them. */
async function mustWait(deps: Dependencies, { tenantId, role }: Visitor): Promise<boolean> {
  if (!(await webConfigOf(deps, tenantId)).get('PENDING_APPROVAL_REGISTER')) return false;
  return !staffRightsOf(await staffRolesOf(deps, tenantId), role).includes('approveCustomers');
}
