/** Staff with the right change an account (R-49b). */
import { createHash } from 'node:crypto';
import { uniqueConstraintOf } from '#database/errors.ts';
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import { storedTaxNumber } from '#domain/text/thai-tax-number.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import { assertTaxNumber } from '../../http/tax-number.ts';
import { actorOf, type CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { setCreditByForm } from '../credit/credit.public.ts';
import { assertMayTryNumber, writeKnownNumber } from '../registration/registration.public.ts';
import {
  centersOfStaff,
  emailOf,
  endPersonsSessions,
  mobileOf,
  refusalOfNumber,
  tellEnded,
  tellMobileChanged,
} from '../session/session.public.ts';
import { centersAfter } from './customer-centers.rules.ts';
import { lookingAt } from './customer-looks.usecases.ts';
import {
  countAccounts,
  lockAccount,
  replaceCenters,
  updateAccount,
  type ProfileFields,
} from './customer-profile.queries.ts';
import { moneyOf, presentDeskCustomer, signedIn } from './desk-customers.present.ts';
import { findSalesmen, findTypes, type DeskCustomer } from './desk-customers.queries.ts';
import { customerOf } from './merchant-customers.usecases.ts';

type Profile = CallAnswer<'customerAccount'>;
type Given = CallParsed<'saveCustomerAccount'>['body'];

/** Throws 404 CUSTOMER_NOT_FOUND for one of none of the caller's centers; 429 TOO_MANY_CUSTOMERS. */
export async function readProfile(
  deps: Dependencies,
  { visitor, language }: CallContext,
  code: string,
): Promise<Profile> {
  const saleUnits = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  return lookingAt(deps, { visitor, code }, (tx) => profileOf(tx, { code, saleUnits, language }));
}

async function profileOf(
  tx: TenantTransaction,
  { code, saleUnits, language }: { code: string; saleUnits: readonly string[]; language: Language },
): Promise<Profile> {
  const row = await customerOf(tx, { code, saleUnits });
  return presentProfile(row, { language, saleUnits, accounts: await countAccounts(tx, row.profileCode) });
}

/**
 * Another mobile number, or a center that is taken away, ends the customer's sessions. Throws 404 CUSTOMER_NOT_FOUND; 409
 * CUSTOMER_CHANGED where somebody, the customer included, has changed it since the caller read it; CONTACT_SHARED for
 * number or e-mail of a person who is a customer elsewhere too, unless by a super admin; 400 at the field that is wrong. The number
 * before is told. That the new one is known is told last: MOBILE_TAKEN is counted and logged, and 429 TOO_MANY_NUMBERS ends it
 * for the day.
 */
export async function saveProfile(
  deps: Dependencies,
  context: CallContext,
  { code, Version, ...given }: Given & { code: string },
): Promise<Profile> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const own = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  const saved = await refusingTaken(
    deps.database.inTenant(tenantId, async (tx): Promise<Saved | 'taken'> => {
      await lockAccount(tx, code);
      const before = await customerOf(tx, { code, saleUnits: own });
      if (versionOf(before) !== Version) throw conflict('CUSTOMER_CHANGED');
      const fields = await checked(tx, { before, given, own });
      await assertOwnPerson(tx, { visitor, before, fields, own });
      const choice = { chosen: given.SaleUnits, own };
      assertCenters(before.saleUnits, choice);
      const saleUnits = centersAfter(before.saleUnits, choice);
      if (await isKnownNumber(deps, tx, { visitor, before, mobile: fields.mobile })) return 'taken';
      await updateAccount(tx, { code, profileCode: before.profileCode }, fields);
      await setCreditByForm(tx, tenantId, {
        customerCode: code,
        ...fields,
        isSap: before.isSap,
        actor: actorOf(visitor),
        at: deps.clock(),
      });
      await replaceCenters(tx, { tenantId, customerCode: code, saleUnits });
      await writeAudit(deps, tx, {
        visitor,
        action: 'customer.change',
        subject: `customer/${code}`,
        before: logged(before, before.saleUnits),
        after: logged(fields, saleUnits),
      });
      const loses =
        before.mobile !== fields.mobile || before.saleUnits.some((unit) => !saleUnits.includes(unit));
      return {
        ended: loses ? await endPersonsSessions(deps, tx, { tenantId, profileCode: before.profileCode }) : [],
        was: before.mobile,
        now: fields.mobile,
      };
    }),
  );
  // Committed before it is told, so that it stays counted.
  if (saved === 'taken') throw taken();
  const { ended, was, now } = saved;
  tellEnded(deps, ended);
  if (was !== null && was !== now) await tellMobileChanged(deps, context, { from: was, to: now ?? '' });
  // No look: the caller has it, and what is saved is not refused.
  const { language } = context;
  return deps.database.inTenant(tenantId, (tx) => profileOf(tx, { code, saleUnits: own, language }), {
    readOnly: true,
  });
}

type Saved = {
  ended: Awaited<ReturnType<typeof endPersonsSessions>>;
  was: string | null;
  now: string | null;
};

type Numbering = { visitor: CallContext['visitor']; before: DeskCustomer; mobile: string | null };

async function isKnownNumber(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, before, mobile }: Numbering,
): Promise<boolean> {
  if (mobile === null || mobile === before.mobile) return false;
  const { tenantId, userId } = visitor;
  await assertMayTryNumber(tx, { userId, at: deps.clock(), refusal: 'TOO_MANY_NUMBERS' });
  if (!(await refusalOfNumber(deps, tx, { tenantId, mobile }))) return false;
  await writeKnownNumber(deps, tx, { visitor, mobile, saleUnits: before.saleUnits });
  return true;
}

type Contacts = {
  visitor: CallContext['visitor'];
  before: DeskCustomer;
  fields: ProfileFields;
  own: readonly string[];
};

/** Who has a person's number signs in as them, also at centers and in accounts that are not the caller's. */
async function assertOwnPerson(
  tx: TenantTransaction,
  { visitor, before, fields, own }: Contacts,
): Promise<void> {
  const changed = (['mobile', 'email'] as const).filter((name) => fields[name] !== before[name]);
  if (changed.length === 0 || isSuperAdminRole(visitor.role)) return;
  const isElsewhere = before.saleUnits.length === 0 || !before.saleUnits.every((unit) => own.includes(unit));
  if (!isElsewhere && (await countAccounts(tx, before.profileCode)) === 1) return;
  const field = changed[0] === 'mobile' ? 'Mobile' : 'Email';
  throw conflict('CONTACT_SHARED', { fields: { [field]: 'CONTACT_SHARED' } });
}

function assertCenters(
  before: readonly string[],
  { chosen, own }: { chosen: readonly string[]; own: readonly string[] },
): void {
  const refused = (error: string) => badRequest(error, { fields: { SaleUnits: error } });
  if (!chosen.every((unit) => own.includes(unit))) throw refused('CENTER_NOT_FOUND');
  // Who is bound to no center stays so until one is chosen.
  if (chosen.length === 0 && before.length > 0) throw refused('CENTER_NEEDED');
}

type Checking = { before: DeskCustomer; given: Omit<Given, 'Version'>; own: readonly string[] };

async function checked(tx: TenantTransaction, { before, given, own }: Checking): Promise<ProfileFields> {
  const type = given.CustomerType === '' ? null : given.CustomerType;
  const salesman = given.Salesman === '' ? null : given.Salesman;
  const taxId = storedTaxNumber(given.TAXNO);
  const at = (field: string, error: string) => badRequest(error, { fields: { [field]: error } });
  assertTaxNumber(taxId, { field: 'TAXNO', before: before.taxId });
  if (type !== null && type !== before.type && !(await findTypes(tx)).some((one) => one.code === type))
    throw at('CustomerType', 'CUSTOMER_TYPE_UNKNOWN');
  // One who works elsewhere by now stays until another is chosen.
  if (salesman !== null && salesman !== before.salesman)
    if (!(await findSalesmen(tx, own)).some((one) => one.code === salesman))
      throw at('Salesman', 'SALESMAN_UNKNOWN');
  return {
    name: given.CUSTOMERNAME,
    mobile: given.Mobile === '' ? null : mobileOf(given.Mobile),
    email: given.Email === '' ? null : emailOf(given.Email),
    taxId,
    type,
    level: given.PriceLevel,
    creditSatang: satangFromBaht(given.Credit),
    debtSatang: given.Debt === undefined ? before.debtSatang : satangFromBaht(given.Debt),
    salesman,
    isSap: given.IsBjcSapCustomer,
    note: given.Note,
    status: given.Status,
  };
}

const refusingTaken = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw uniqueConstraintOf(error) === 'profiles_tenant_id_mobile_key' ? taken() : error;
  });

const taken = () => conflict('MOBILE_TAKEN', { fields: { Mobile: 'MOBILE_TAKEN' } });

const logged = (fields: ProfileFields, saleUnits: readonly string[]) => ({
  name: fields.name,
  mobile: fields.mobile,
  email: fields.email,
  taxId: fields.taxId,
  CustomerType: fields.type,
  level: fields.level,
  CreditSatang: fields.creditSatang,
  DebtSatang: fields.debtSatang,
  Salesman: fields.salesman,
  SaleUnits: saleUnits.join(', '),
  SapCustomer: fields.isSap,
  Note: fields.note,
  Status: fields.status,
});

/** By the contents: customers change their own name and number too. */
const versionOf = (row: DeskCustomer): number =>
  createHash('sha256')
    .update(JSON.stringify(logged(row, row.saleUnits)))
    .digest()
    .readUInt32BE();

function presentProfile(
  row: DeskCustomer,
  { language, saleUnits, accounts }: { language: Language; saleUnits: readonly string[]; accounts: number },
): Profile {
  const {
    LastOrder: _none,
    Address: _address,
    SALEUNIT: _unit,
    Latitude: _lat,
    Longitude: _lon,
    ...shown
  } = presentDeskCustomer(row, { language, withOrders: false });
  return {
    ...shown,
    ...moneyOf(row),
    Debt: bahtFromSatang(row.debtSatang),
    CustomerProfileCode: row.profileCode,
    Email: row.email ?? '',
    TAXNO: row.taxId,
    SaleUnits: row.saleUnits.filter((unit) => saleUnits.includes(unit)),
    Note: row.note,
    Accounts: accounts - 1,
    RegisteredAt: row.registeredAt.toISOString(),
    LastSignIn: signedIn(row),
    Version: versionOf(row),
  };
}
