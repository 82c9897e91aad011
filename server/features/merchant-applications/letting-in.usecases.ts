/** An applicant becomes staff of their centers, the new one included: one transaction, the caller's. */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { makeCenter } from '../merchant-centers/merchant-centers.public.ts';
import { addNewcomer, newSalesman, newUserId } from '../merchant-staff/merchant-staff.public.ts';
import { hideUnbound, writeDecision, type ApplicationRow } from './applications.queries.ts';

type LettingIn = {
  tenantId: string;
  /** The super admin; undefined where the shop lets everybody in. */
  by: Visitor | undefined;
  application: ApplicationRow;
};

/** Returns who they are now. Throws 409 CENTER_CODE_TAKEN, TRY_AGAIN, and of an area that is gone 400 AREA_NOT_FOUND. */
export async function letIn(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, by, application }: LettingIn,
): Promise<string> {
  const { newCenter, newSaleUnit, saleUnits, code, bank } = application;
  const userId = newUserId();
  const visitor = by ?? newSalesman({ tenantId, userId });
  if (newCenter && newSaleUnit !== null)
    await makeCenter(deps, tx, {
      visitor,
      saleUnit: newSaleUnit,
      // Open: its staff could do nothing at a closed one.
      isActive: true,
      given: {
        DIST_NAME: newCenter.name,
        DIST_NAME_EN: newCenter.name,
        DIST_SHORTNAME: newCenter.shortName,
        Address: newCenter.line,
        AddressEn: '',
        Province: newCenter.provinceCode,
        Ampher: newCenter.districtCode,
        Town: newCenter.subdistrictCode,
        PostalCode: newCenter.postalCode,
        LatDecimal: newCenter.lat,
        LonDecimal: newCenter.lon,
        Phone: application.mobile,
        LineName: '',
        LineUrl: '',
        Hours: [],
        ClosedDays: [],
      },
      origin: {
        contactName: newCenter.contactName,
        shipmentName: newCenter.shipmentName,
        taxNumber: newCenter.taxNumber,
      },
    });
  // A stranger whom nobody looked at sees the customers of the own center alone.
  if (by === undefined && newSaleUnit !== null) await hideUnbound(tx, newSaleUnit);
  await addNewcomer(
    deps,
    tx,
    { visitor, userId },
    {
      name: application.name,
      username: application.username,
      mobile: application.mobile,
      email: application.email,
      passwordHash: application.passwordHash,
      birthDate: application.birthDate,
      socialId: application.socialId,
      referralCode: application.referralCode,
      bank,
      saleUnits: newSaleUnit === null ? saleUnits : [newSaleUnit, ...saleUnits],
    },
  );
  const decidedBy = by?.userId ?? null;
  await writeDecision(tx, { code, state: 'approved', reason: '', decidedBy, at: deps.clock() });
  return userId;
}
