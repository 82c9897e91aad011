/** Staff register a customer: by a link that the customer follows, or in the customer's place (U-22b). */
import { toSVG } from 'bwip-js/node';
import { hasAddress, missingFields } from '#domain/access/registration.ts';
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { isThaiTaxNumber } from '#domain/text/thai-tax-number.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { addContactAddress } from '../address/address.public.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { notify, staffToTell } from '../notifications/notifications.public.ts';
import {
  centerOfStaff,
  emailOf,
  mobileOf,
  refusalOfNumber,
  staffRightsOf,
  staffRolesOf,
} from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { insertNewcomer } from './registration.queries.ts';
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
 * Adds a customer of an own center, without a password: they sign in by a code to their number. Throws 400 INVALID_MOBILE,
 * INVALID_EMAIL, INVALID_TAX_NUMBER, FIELDS_MISSING for a part of an address, AREA_NOT_FOUND, each at its field; 404
 * CENTER_NOT_FOUND; 409 MOBILE_TAKEN.
 */
export async function registerCustomer(
  deps: Dependencies,
  visitor: Visitor,
  body: CallParsed<'registerCustomer'>['body'],
): Promise<CallAnswer<'registerCustomer'>> {
  const { tenantId, userId, role } = visitor;
  const { Name: name, TaxNo: taxNumber } = body;
  const mobile = mobileOf(body.Mobile);
  const email = body.Email === '' ? null : emailOf(body.Email);
  if (taxNumber !== '' && !isThaiTaxNumber(taxNumber))
    throw badRequest('INVALID_TAX_NUMBER', { fields: { TaxNo: 'INVALID_TAX_NUMBER' } });
  const missing = missingFields(body, { required: [], hasPassword: false, hasTaxNumber: true });
  if (missing.length > 0)
    throw badRequest('FIELDS_MISSING', {
      fields: Object.fromEntries(missing.map((field) => [field, 'FIELD_MISSING'])),
    });
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: body.SaleUnit });
  const isWaiting = await mustWait(deps, visitor);
  const customerCode = newCustomerCode();
  const at = deps.clock();
  await deps.database
    .inTenant(tenantId, async (tx) => {
      if (await refusalOfNumber(deps, tx, { tenantId, mobile })) throw taken();
      await insertNewcomer(tx, tenantId, {
        customerCode,
        name,
        mobile,
        email,
        passwordHash: null,
        taxNumber,
        salesmanId: isSuperAdminRole(role) ? null : userId,
        saleUnit,
        status: isWaiting ? 'pending' : 'active',
        at,
      });
      if (hasAddress(body))
        await addContactAddress(tx, tenantId, { customerCode, phone: mobile, name, ...body });
      await writeAudit(deps, tx, {
        visitor,
        action: 'customer.add',
        subject: `customer/${customerCode}`,
        after: { SaleUnits: saleUnit, Status: isWaiting ? 'waiting' : 'approved' },
      });
      if (!isWaiting) return;
      const recipients = await staffToTell(deps, tx, { tenantId, kind: 'registration.waiting', saleUnit });
      await notify(deps, tx, tenantId, [waitingNotice({ customerCode, name, recipients, at })]);
    })
    .catch((error: unknown) => refusingTaken(error, taken));
  return {
    CUSTOMERCODE: customerCode,
    CUSTOMERNAME: name,
    SALEUNIT: saleUnit,
    State: isWaiting ? 'waiting' : 'approved',
  };
}

const taken = () => conflict('MOBILE_TAKEN', { fields: { Mobile: 'MOBILE_TAKEN' } });

/** Where the shop approves newcomers, by who may approve them. */
async function mustWait(deps: Dependencies, { tenantId, role }: Visitor): Promise<boolean> {
  if (!(await webConfigOf(deps, tenantId)).get('PENDING_APPROVAL_REGISTER')) return false;
  return !staffRightsOf(await staffRolesOf(deps, tenantId), role).includes('approveCustomers');
}
