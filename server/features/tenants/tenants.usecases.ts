/** A new shop: its tenant with its host, first settings and first super admin (W-38). */
import { StartError } from '#database/errors.ts';
import type { Company } from '#domain/web-config/presets.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isHost } from '../../http/places.ts';
import { addFirstMember } from '../merchant-staff/merchant-staff.public.ts';
import { storeFirstSettings } from '../webconfig/webconfig.public.ts';
import { hasStaff } from './tenants.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'events'>;

export type NewShop = {
  /** Lower-case letters, digits and hyphens; part of every key of the shop's data. */
  tenantId: string;
  company: Company;
  /** The host name on which the shop answers, without a port. */
  host: string;
  nameTh: string;
  nameEn: string;
  /** Of the first super admin, in any common Thai format. */
  mobile: string;
};

const TENANT_ID = /^[a-z][\da-z-]{1,31}$/;
/** What the first super admin is called until they write their own name. */
const FIRST_NAME = 'ผู้ดูแลร้าน';

/**
 * Opens an empty shop; every process hears of it. The super admin signs in by a code to the number, and does everything else on
 * the pages of the merchant area. Throws StartError where something given is wrong, or the shop or host is there already.
 */
export async function openTenant(deps: Needs, { company, ...given }: NewShop): Promise<void> {
  const { tenantId, nameTh, nameEn } = given;
  const host = given.host.toLowerCase();
  const mobile = normaliseThaiMobile(given.mobile);
  if (!TENANT_ID.test(tenantId))
    throw new StartError(
      `"${tenantId}" is no name of a shop: 2 to 32 lower-case letters, digits and hyphens.`,
    );
  if (!isHost(host) || host.includes(':')) throw new StartError(`"${given.host}" is no host name.`);
  if (mobile === undefined) throw new StartError(`"${given.mobile}" is no Thai mobile number.`);
  if (nameTh.trim() === '' || nameEn.trim() === '')
    throw new StartError('A shop has a Thai and an English name.');
  const { platform } = deps.database;
  const bound = await platform.tenantOfHost(host);
  if (bound !== undefined && bound !== tenantId)
    throw new StartError(`${host} is the host of the shop ${bound}.`);
  await platform.createTenant({ tenantId, companyCode: company, nameTh, nameEn, hosts: [host] }, 'operator');
  // A shop that was there keeps the host that it has.
  if ((await platform.tenantOfHost(host)) !== tenantId)
    throw new StartError(`There is a shop ${tenantId} already, on another host.`);
  // A run that broke off in between is finished by the next one.
  const isNew = await deps.database.inTenant(tenantId, async (tx) => {
    if (await hasStaff(tx)) return false;
    await storeFirstSettings(tx, { tenantId, company, nameTh, nameEn });
    await addFirstMember(deps, tx, { tenantId, mobile, name: FIRST_NAME });
    return true;
  });
  if (!isNew) throw new StartError(`There is a shop ${tenantId} already.`);
  deps.events.publish({ tenants: true });
}
